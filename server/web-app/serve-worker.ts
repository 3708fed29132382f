import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { offeredLanguages } from '#schemas/offered-languages.ts';
import type { Deps } from '../dependencies/deps.ts';
import { resolveTenant } from '../identity/resolve-tenant.ts';

/** Takes itself and everything that was kept away, and leaves open pages as they are. */
export const removingWorker = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => registration.unregister()),
  );
});
`;

export type BuiltWorker = {
  script: string;
  /** Another one with every build. */
  build: string;
};

/** The worker as `npm run build` left it; null where there is none, and then no page gets one. */
export async function readWorker(root: string): Promise<BuiltWorker | null> {
  const texts = await Promise.all([
    readFile(join(root, 'dist/worker/service-worker.js'), 'utf8'),
    readFile(join(root, 'dist/client/index.html'), 'utf8'),
  ]).catch(() => null);
  if (!texts) return null;
  const [script, html] = texts;
  // It names the entry, whose name changes with anything that it loads.
  const build = createHash('sha256').update(html).digest('base64url').slice(0, 12);
  return { script, build };
}

/**
 * Serves the service worker with the tenant, its languages and the build above it, so that browsers
 * take a new one with every deploy, and where a host is given to another tenant. Where the operator switched it off
 * (`SERVICE_WORKER=0`) it is one that takes itself away.
 */
export function serveWorker(
  app: FastifyInstance,
  deps: Deps,
  { script, build }: BuiltWorker,
): void {
  app.get('/service-worker.js', async (request, reply) => {
    const tenant = await resolveTenant(deps, { host: request.headers.host });
    const { config } = await deps.settings.get(tenant.id);
    const languages = offeredLanguages(config);
    const site = JSON.stringify({ tenantId: tenant.id, build, languages });
    const text = deps.options.serviceWorker
      ? `const servedSite = ${site};\n${script}`
      : removingWorker;
    const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;
    // Asked for anew each time: a worker that was kept would keep an old site.
    reply.headers({ etag, 'cache-control': 'no-cache' });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(text);
  });
}
