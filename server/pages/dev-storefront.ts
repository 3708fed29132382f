import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import middie from '@fastify/middie';
import type { FastifyInstance } from 'fastify';
import type { Language } from '#schemas/languages/languages.ts';
import type { StorefrontEntry } from '#schemas/page.ts';
import type { Storefront } from './storefront.ts';

/** The storefront straight from its source, through Vite, with hot reload. */
export async function devStorefront(app: FastifyInstance, root: string): Promise<Storefront> {
  const { createServer, isRunnableDevEnvironment } = await import('vite');
  const vite = await createServer({
    root,
    appType: 'custom',
    // The default writes the config into a file and removes it, which would restart `tsx watch`.
    configLoader: 'runner',
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  await app.register(middie);
  app.use(vite.middlewares);
  const { ssr } = vite.environments;
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite offers no server environment');
  const storefront = {
    template: async (url: string) =>
      vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8')),
    entry: () => ssr.runner.import<StorefrontEntry>('/src/entries/entry-server.tsx'),
    // Vite's client puts style sheets in by itself.
    scriptsOf: () => [],
  };
  const { language } = await ssr.runner.import<{ language: Language }>(
    '/schemas/messages/en/language.ts',
  );
  return {
    inLanguage: async () => storefront,
    // Which that is says STOREFRONT_LANGUAGE (vite.language.ts).
    onlyLanguage: language,
    close: () => vite.close(),
  };
}
