import { beforeEach, expect, test } from 'vitest';
import { visitCounts } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry } from '../pages/build-page-app.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const { app, deps, db } = await buildPageApp(countingEntry());
const get = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { host: small.host, 'user-agent': browser, ...headers } });
const visits = async () => {
  await deps.visits.flush();
  const rows = await db.select().from(visitCounts);
  return rows.map(({ tenantId, restaurantId, kind, count }) => ({
    tenantId,
    restaurantId,
    kind,
    count,
  }));
};

beforeEach(async () => {
  await deps.visits.flush();
  await db.delete(visitCounts);
});

test('pages of staff, of machines, fetched ahead and those that do not exist are no visit', async () => {
  await get('/desk');
  await get('/nowhere');
  await get('/', { 'user-agent': 'curl/8.5.0' });
  await get('/', { 'sec-purpose': 'prefetch;prerender' });
  await get('/', { 'sec-gpc': '1' });
  await get('/', { cookie: 'staff_session=anything' });
  await app.inject({
    method: 'HEAD',
    url: '/',
    headers: { host: small.host, 'user-agent': browser },
  });
  expect(await visits()).toEqual([]);
});

test('a visitor counts once however many pages they read, and at each restaurant alone', async () => {
  const { headers } = await get('/');
  await get('/menu');
  // What the browser has already is a visit, too.
  expect((await get('/', { 'if-none-match': String(headers['etag']) })).statusCode).toBe(304);
  await get('/', { 'user-agent': `${browser} Another` });
  await get('/', { host: small.otherHost });
  expect(await visits()).toEqual([
    { tenantId: small.tenant, restaurantId: small.restaurant, kind: 'visit', count: 2 },
    { tenantId: small.otherTenant, restaurantId: small.otherRestaurant, kind: 'visit', count: 1 },
  ]);
});

test('no page says anything by which a visitor could be known again', async () => {
  const { headers } = await get('/', { 'user-agent': `${browser} Third` });
  expect(headers['set-cookie']).toBeUndefined();
});
