import { runInNewContext } from 'node:vm';
import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { siteConfigs } from '#server/db/schema.ts';
import { serveWorker } from '#server/web-app/serve-worker.ts';
import { at, atOther, buildUnreadyApp } from '../setup/build-test-app.ts';
import { createSmallDatabase } from '#tests/database/create-test-database.ts';
import { small } from '#tests/fixtures/small-menu.ts';

const database = await createSmallDatabase();
const built = { script: 'told(servedSite);', build: 'first' };

const offer = (languages: Record<string, boolean>) =>
  database.db
    .update(siteConfigs)
    .set({ document: { general: { languages } } })
    .where(eq(siteConfigs.tenantId, small.tenant));

async function appWith(worker = built, serviceWorker = true) {
  const { app, deps } = await buildUnreadyApp(database, { options: { serviceWorker } });
  serveWorker(app, deps, worker);
  await app.ready();
  return (headers: object = at) =>
    app.inject({ url: '/service-worker.js', headers: { ...headers } });
}

test('the worker comes with its tenant and build, and is asked for anew each time', async () => {
  const read = await appWith();
  const reply = await read();
  expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(reply.headers['cache-control']).toBe('no-cache');
  expect(reply.headers['content-security-policy']).toContain("default-src 'self'");
  const sites: unknown[] = [];
  runInNewContext(reply.body, { told: (site: unknown) => sites.push(site) });
  expect(sites).toEqual([{ tenantId: small.tenant, build: 'first', languages: ['en'] }]);
  expect((await read({ ...at, 'if-none-match': reply.headers.etag })).statusCode).toBe(304);
});

test('another tenant and another build are another worker', async () => {
  const read = await appWith();
  const { body } = await read();
  expect((await read(atOther)).body).not.toBe(body);
  expect((await (await appWith({ ...built, build: 'second' }))()).body).not.toBe(body);
});

test('it knows in which languages it keeps an offline page', async () => {
  const { app, deps } = await buildUnreadyApp(database);
  serveWorker(app, deps, built);
  await app.ready();
  await offer({ es: true });
  onTestFinished(async () => void (await offer({})));
  deps.settings.clear();
  const get = (url: string) => app.inject({ url, headers: { ...at } });
  expect((await get('/service-worker.js')).body).toContain('"languages":["en","es"]');
  const spanish = await get('/es/offline.html');
  expect(spanish.body).toContain('<html lang="es" dir="ltr">');
  expect(spanish.body).toContain('<a href="/es/menu">Ver la carta</a>');
  expect((await get('/ar/offline.html')).statusCode).toBe(404);
});

test('switched off it is one that takes itself and all that was kept away', async () => {
  const { body } = await (await appWith(built, false))();
  const listeners = new Map<string, (event: unknown) => void>();
  const dropped: string[] = [];
  const work: Promise<unknown>[] = [];
  runInNewContext(body, {
    addEventListener: (name: string, act: (event: unknown) => void) => listeners.set(name, act),
    skipWaiting: () => undefined,
    caches: {
      keys: async () => ['servery-139-pages', 'other'],
      delete: async (name: string) => dropped.push(name),
    },
    registration: { unregister: async () => dropped.push('itself') },
  });
  listeners.get('activate')?.({ waitUntil: (one: Promise<unknown>) => work.push(one) });
  await Promise.all(work);
  expect(dropped).toEqual(['servery-139-pages', 'other', 'itself']);
});

test('the offline page names whose site it is, and leads to the menu', async () => {
  const { app } = await buildUnreadyApp(database);
  await app.ready();
  const reply = await app.inject({ url: '/offline.html', headers: { ...at } });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers['x-robots-tag']).toBe('noindex');
  expect(reply.body).toContain('You are offline');
  expect(reply.body).toContain('<a href="/menu">Look at the menu</a>');
});
