import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { siteConfigs } from '#server/db/schema.ts';
import { serveAssets } from '#server/pages/built-storefront.ts';
import { serveMedia } from '#server/ports/images/serve-media.ts';
import { withClient } from '#tests/database/with-client.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { at, atOther } from '../setup/build-test-app.ts';
import { buildPageApp, countingEntry } from './build-page-app.ts';

const silent = { info: () => undefined, warn: () => undefined, error: () => undefined };
const entry = countingEntry();
const folder = await mkdtemp(join(tmpdir(), 'servery-files-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
await writeFile(join(folder, 'kept.js'), 'void 0;\n');
const { app, db, deps } = await buildPageApp(entry, { log: silent }, async (unready) => {
  await serveAssets(unready, [folder]);
  await serveMedia(unready, { folder, get: async () => null }, { get: async () => null });
});

function expectPlainPage(
  reply: { headers: Record<string, unknown>; body: string },
  sentence: string,
) {
  expect(reply.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(reply.headers).toMatchObject({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  });
  expect(reply.body).toContain(sentence);
  expect(reply.body).not.toMatch(/<script|at .*\.ts:\d+/);
}

test('an unknown host is told in a sentence that no restaurant is there', async () => {
  const reply = await app.inject({ url: '/', headers: { host: 'unknown.test' } });
  expect(reply.statusCode).toBe(404);
  expectPlainPage(reply, 'There is no restaurant at this address.');
  const call = await app.inject({
    url: '/api/v2/restaurants/app-settings',
    headers: { host: 'unknown.test' },
  });
  expect(call.json()).toMatchObject({ code: 'tenant_not_found' });
});

test.each([
  '/favicon.ico',
  '/humans.txt',
  '/assets/x.js',
  '/.env',
  '/wp-login.php?x=/',
  '//evil.example',
  '//localhost:99999/',
  '//evil.example/..//',
])('%s is not found, and no page is drawn for it', async (url) => {
  entry.drawn.length = 0;
  const reply = await app.inject({ url, headers: at });
  expect(reply.statusCode).toBe(404);
  expectPlainPage(reply, 'There is nothing at this address.');
  expect(entry.drawn).toEqual([]);
});

/** As it is written: clients and test helpers mend such addresses. */
const send = async (path: string): Promise<number> => {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, headers: at, agent: false }, (reply) => {
      reply.resume();
      resolve(reply.statusCode ?? 0);
    })
      .on('error', reject)
      .end();
  });
};

describe('an address that nobody meant is no failure of ours', () => {
  test.each([
    ['/..', 200],
    ['/../../etc/passwd', 404],
    ['/%00', 404],
    ['/%2e%2e/%2e%2e', 200],
    ['/%ff', 400],
    ['/%zz', 400],
    ['/\\evil.example', 404],
    ['/caf%C3%A9/%F0%9F%8D%95', 404],
    ['http://evil.example/', 404],
    ['*', 404],
    [`/${'a'.repeat(10_000)}`, 404],
    [`/${'a'.repeat(20_000)}`, 431],
    [`/?${'q=%ff&'.repeat(1000)}`, 200],
  ])('%.40s', async (path, status) => {
    expect(await send(path)).toBe(status);
  });
});

test.each([
  '/assets/../package.json',
  '/assets/%2e%2e/package.json',
  '/assets/..%2fpackage.json',
  '/assets/x/../../package.json',
  '/assets//x.js',
  '/assets/./x.js',
  '/assets/%00',
  '/media/../x',
  '/media/139/..%2f..%2fx.v1.webp',
])('%s leads to no file', async (path) => {
  expect(await send(path)).toBe(404);
});

// The path leads on from a file that is there, so that what sends files refuses it, not its router.
test.each(['/assets/kept.js/%00', '/assets/kept.js/%00/%00'])(
  '%s is not understood, and no failure of ours',
  async (path) => {
    expect(await send(path)).toBe(400);
  },
);

describe('pages can only be read', () => {
  test('HEAD answers like GET, without a body', async () => {
    const page = await app.inject({ url: '/terms', headers: at });
    const head = await app.inject({ method: 'HEAD', url: '/terms', headers: at });
    expect(head.statusCode).toBe(200);
    expect(head.body).toBe('');
    expect(head.headers['content-length']).toBe(page.headers['content-length']);
    expect(head.headers['content-security-policy']).toBe(page.headers['content-security-policy']);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)(
    '%s is refused',
    async (method) => {
      const reply = await app.inject({ method, url: '/menu', headers: at });
      expect(reply.statusCode).toBe(405);
      expect(reply.headers.allow).toBe('GET, HEAD');
    },
  );

  test.each([
    ['nothing that calls itself JSON', '', 'application/json'],
    ['half of some JSON', '{', 'application/json'],
    ['another type', '<a/>', 'text/xml'],
    ['no type', 'x', undefined],
    ['far too much', `[${'1,'.repeat(100_000)}1]`, 'application/json'],
  ])('and %s that is sent along is not looked at', async (_what, payload, type) => {
    const headers = { ...at, 'content-type': type };
    const reply = await app.inject({ method: 'PUT', url: '/menu', headers, payload });
    expect(reply.statusCode).toBe(405);
  });
});

test.each(['/api', '/api/', '/api/nothing?x=1', '/api/v2/nothing'])(
  '%s is an unknown call and no page',
  async (url) => {
    const reply = await app.inject({ url, headers: at });
    expect(reply.statusCode).toBe(404);
    expect(reply.json()).toMatchObject({ code: 'not_found' });
  },
);

test('a page that cannot be made is answered with a sentence and a way to try again', async () => {
  const broken = await buildPageApp(
    {
      ...countingEntry(),
      renderPage: async () => {
        throw new Error('secret inside');
      },
    },
    { log: silent },
  );
  const reply = await broken.app.inject({ url: '/menu?a="<b>', headers: at });
  expect(reply.statusCode).toBe(500);
  expectPlainPage(reply, 'Something went wrong on our side. Please try again.');
  expect(reply.body).not.toContain('secret');
  expect(reply.body).not.toContain('<b>');
});

test('an error says whose site it is, once that was read, and on no other host', async () => {
  const {
    app: own,
    db: ownDb,
    deps: ownDeps,
  } = await buildPageApp(countingEntry(), { log: silent });
  const general = {
    logo: '/media/1/sign.webp',
    contactPhone: '(03) 9 123',
    contactEmail: 'hi@corner.test',
  };
  await ownDb
    .update(siteConfigs)
    .set({ document: { general: { ...general, businessShortName: 'Corner & Co' } } })
    .where(eq(siteConfigs.tenantId, small.tenant));
  ownDeps.settings.clear();
  ownDeps.tenants.clear();
  const missing = async (headers: Record<string, string>) =>
    (await own.inject({ url: '/wp-login.php', headers })).body;
  // Nothing was read yet, and an address that is no page does not ask.
  expect(await missing(at)).not.toMatch(/<header|<footer/);
  await own.inject({ url: '/terms', headers: at });
  const page = await missing(at);
  expect(page).toContain(
    '<header><a href="/"><img src="/media/1/sign.webp" alt="" width="48" height="48">Corner &amp; Co</a></header>',
  );
  expect(page).toContain('<a href="tel:039123"><bdi>(03) 9 123</bdi></a>');
  expect(page).toContain('<a href="mailto:hi@corner.test">hi@corner.test</a>');
  expect(await missing({ host: 'unknown.test' })).not.toContain('Corner');
  expect(await missing(atOther)).not.toContain('Corner');
});

test('a page that could only be drawn in part is served and soon tried again', async () => {
  const partial = countingEntry({ body: '', failure: new Error('a section threw') });
  let now = deps.clock();
  const { app: other } = await buildPageApp(partial, { log: silent, clock: () => now });
  const get = () => other.inject({ url: '/terms', headers: at });
  expect((await get()).statusCode).toBe(200);
  await get();
  expect(partial.drawn).toHaveLength(1);
  now = new Date(now.getTime() + 60_000);
  await get();
  expect(partial.drawn).toHaveLength(2);
});

test.each([['text'], [null], [[]], [{ colors: 7, hero: null, layout: { home: 'x' } }]])(
  'a configuration that cannot be read still yields a page: %j',
  async (document) => {
    await db.execute(
      `update site_configs set document = '${JSON.stringify(document)}'::jsonb where tenant_id = ${small.tenant}`,
    );
    deps.settings.clear();
    const [stored] = await db
      .select()
      .from(siteConfigs)
      .where(eq(siteConfigs.tenantId, small.tenant));
    expect(stored?.document).toEqual(document);
    const reply = await app.inject({ url: '/terms', headers: at });
    expect(reply.statusCode).toBe(200);
    expect(reply.body).toContain('Corner Kitchen');
  },
);

test('with the database gone, what is known is still read, and the rest says so', async () => {
  const { app: own, url } = await buildPageApp(countingEntry(), { log: silent });
  await own.inject({ url: '/terms', headers: at });
  const database = new URL(url).pathname.slice(1);
  const { server } = inject('testDatabase');
  const allowConnections = (isAllowed: boolean) =>
    withClient(server, (client) =>
      client.query(`alter database ${database} allow_connections ${isAllowed}`),
    );
  // It may be another file's afterwards.
  onTestFinished(async () => void (await allowConnections(true)));
  await allowConnections(false);
  await withClient(server, async (client) => {
    await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = $1',
      [database],
    );
  });
  expect((await own.inject({ url: '/terms', headers: at })).statusCode).toBe(200);
  const page = await own.inject({ url: '/terms', headers: atOther });
  expect(page.statusCode).toBe(503);
  expectPlainPage(page, 'This takes longer than it should. Please try again in a few seconds.');
  expect(page.body).not.toContain('<header');
  // Its menu was not read before, its name was.
  const menu = await own.inject({ url: '/menu', headers: at });
  expect(menu.statusCode).toBe(503);
  expect(menu.body).toMatch(/<header>.*Corner Kitchen.*<\/header>/);
  const call = await own.inject({ url: '/api/v2/restaurants/app-settings', headers: atOther });
  expect(call.json()).toMatchObject({ code: 'database_unavailable' });
});
