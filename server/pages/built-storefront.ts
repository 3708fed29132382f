import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Manifest } from 'vite';
import type { Language } from '#schemas/languages/languages.ts';
import type { StorefrontEntry } from '#schemas/page.ts';
import { StartupError } from '../errors/startup-error.ts';
import { dropDocumentHeaders } from '../security/security-headers.ts';
import type { LanguageStorefront, Storefront } from './storefront.ts';

/**
 * The storefront as `npm run build` left it; its hashed files are served for a year, and those of the
 * last builds that stand in `stored` (store-assets.ts).
 * @throws StartupError when there is no build.
 */
export async function builtStorefront(
  app: FastifyInstance,
  root: string,
  stored: string,
): Promise<Storefront> {
  const english = await readLanguage(root, 'en').catch((cause: unknown) => {
    throw new StartupError('The storefront is not built yet: run `npm run build` first.', {
      cause,
    });
  });
  // Where it cannot be made, there is nothing to serve from it.
  await mkdir(stored, { recursive: true }).catch(() => undefined);
  await serveAssets(app, [builtAssets(root), stored]);
  const read = new Map<Language, Promise<LanguageStorefront>>([['en', Promise.resolve(english)]]);
  return {
    inLanguage: (language) => {
      const known = read.get(language);
      if (known) return known;
      const reading = readLanguage(root, language);
      read.set(language, reading);
      // What could not be read is tried again by the next page.
      reading.catch(() => read.delete(language));
      return reading;
    },
    onlyLanguage: null,
    close: async () => {},
  };
}

/** The files of one language's build: page, manifest and what draws on the server. */
async function readLanguage(root: string, language: Language): Promise<LanguageStorefront> {
  const mark = language === 'en' ? '' : `.${language}`;
  const client = join(root, 'dist/client');
  const file = pathToFileURL(join(root, `dist/server/entry-server${mark}.js`)).href;
  const [html, manifestText, entry] = await Promise.all([
    readFile(join(client, `index${mark}.html`), 'utf8'),
    readFile(join(client, `.vite/manifest${mark}.json`), 'utf8'),
    importEntry(file),
  ]);
  const manifest: Manifest = JSON.parse(manifestText);
  return {
    template: async () => html,
    entry: async () => entry,
    scriptsOf: (parts) => scriptsOf(manifest, parts),
  };
}

const importEntry = (file: string): Promise<StorefrontEntry> => import(/* @vite-ignore */ file);

/** The hashed files of this build. */
export const builtAssets = (root: string): string => join(root, 'dist/client/assets');

/** Serves hashed files below `/assets/` out of the first folder that has them, packed where they are. */
export async function serveAssets(app: FastifyInstance, folders: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root: folders,
    prefix: '/assets/',
    decorateReply: false,
    immutable: true,
    // A file never changes and is small: its tag is enough, and each header is sent with every file.
    acceptRanges: false,
    lastModified: false,
    preCompressed: true,
    maxAge: '365d',
    setHeaders: dropDocumentHeaders,
  });
}

/** Follows static imports from each part; what the page's entry loads itself is left out. */
function scriptsOf(manifest: Manifest, parts: readonly string[]): string[] {
  const entry = Object.keys(manifest).filter((key) => manifest[key]?.isEntry);
  const known = reachable(manifest, entry);
  return [...reachable(manifest, parts)]
    .filter((key) => !known.has(key))
    .flatMap((key) => manifest[key]?.file ?? [])
    .map(address);
}

const address = (file: string) => `/${file}`;

/** Imports come before their importer. */
function reachable(manifest: Manifest, from: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const ordered = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key) || !manifest[key]) return;
    seen.add(key);
    for (const imported of manifest[key].imports ?? []) visit(imported);
    ordered.add(key);
  };
  for (const key of from) visit(key);
  return ordered;
}
