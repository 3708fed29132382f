import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { pageCookies } from '#schemas/page.ts';
import { textMark } from '#schemas/text-mark.ts';
import { notifyConfigChange, notifyMenuChange } from '#server/db/queries/notify.ts';
import { hosts, restaurantProducts, restaurants, siteConfigs } from '#server/db/schema.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { buildPageApp, countingEntry, settableClock } from './build-page-app.ts';

const entry = countingEntry();
const { app, db } = await buildPageApp(entry);
const offer = 'Free garlic bread tonight';
await db
  .update(siteConfigs)
  .set({ document: { topOfferBanner: { topOfferBannerText: offer } } })
  .where(eq(siteConfigs.tenantId, small.tenant));
await db.insert(hosts).values({ host: 'www.corner.test', tenantId: small.tenant });
await db.update(restaurants).set({ status: 1 }).where(eq(restaurants.id, small.closedRestaurant));

const getFrom =
  (from: Pick<typeof app, 'inject'>) =>
  (url = '/', headers: Record<string, string> = {}) =>
    from.inject({ url, headers: { host: small.host, ...headers } });
const get = getFrom(app);
const withCookie = (cookie: string) => get('/', { cookie });

beforeEach(() => {
  entry.drawn.length = 0;
});

test('a public page is drawn once and then sent again byte by byte', async () => {
  const get = getFrom((await buildPageApp(entry)).app);
  const first = await get('/terms');
  const second = await get('/terms');
  expect(second.rawPayload).toEqual(first.rawPayload);
  expect(entry.drawn).toEqual(['/terms']);
});

test('many who ask for a page at the same time have it drawn once', async () => {
  const get = getFrom((await buildPageApp(entry)).app);
  const replies = await Promise.all(Array.from({ length: 8 }, () => get('/menu')));
  expect(new Set(replies.map(({ body }) => body)).size).toBe(1);
  expect(entry.drawn).toEqual(['/menu']);
});

test('each of brotli, gzip and plain text is the same page', async () => {
  const replies = await Promise.all(
    ['br, gzip', 'gzip', 'identity'].map((accepted) => get('/', { 'accept-encoding': accepted })),
  );
  expect(replies.map(({ headers }) => headers['content-encoding'])).toEqual([
    'br',
    'gzip',
    undefined,
  ]);
  expect(replies.every(({ headers }) => headers.vary === 'cookie, accept-encoding')).toBe(true);
  const [br, zipped, plain] = replies.map(({ rawPayload }) => rawPayload);
  if (!br || !zipped || !plain) throw new Error('a reply is missing');
  expect(brotliDecompressSync(br).toString()).toBe(plain.toString());
  expect(gunzipSync(zipped).toString()).toBe(plain.toString());
});

test('a browser that holds the page already is told so, with its policy', async () => {
  const { headers } = await get('/terms');
  const again = await get('/terms', { 'if-none-match': String(headers.etag) });
  expect(again.statusCode).toBe(304);
  expect(again.body).toBe('');
  expect(again.headers['content-security-policy']).toBe(headers['content-security-policy']);
});

describe('pages that differ are kept apart', () => {
  const another = `${pageCookies.restaurant}=${small.closedRestaurant}`;
  const dismissed = `${pageCookies.dismissedBanner}=${textMark(offer)}`;

  test.each([
    ['another restaurant', another, `|${small.closedRestaurant}|`],
    ['a dismissed banner', dismissed, '|true|'],
  ])('%s', async (_what, cookie, sign) => {
    const plain = await get();
    const other = await withCookie(cookie);
    expect(plain.body).not.toContain(sign);
    expect(other.body).toContain(sign);
    expect((await get()).body).toBe(plain.body);
    expect((await withCookie(cookie)).body).toBe(other.body);
  });

  test('another host', async () => {
    const own = await get();
    const other = await get('/', { host: small.otherHost });
    expect(own.body).toContain('Corner burger 12.9');
    expect(other.body).toContain('Margherita 18');
    expect(other.body).not.toContain('Corner');
    expect((await get()).body).toBe(own.body);
  });

  test('known query keys, in any order, and no others', async () => {
    const four = await get('/terms?table=4&utm_source=mail');
    await get('/terms?fbclid=1&table=4');
    await get('/terms?table=5');
    expect(four.statusCode).toBe(200);
    expect(entry.drawn).toEqual(['/terms?table=4', '/terms?table=5']);
  });
});

describe('what anyone may send never reaches a page that others get', () => {
  test.each([
    'restaurant=999999999',
    'restaurant=-1',
    'restaurant=1390abc',
    'restaurant=%00',
    'banner=<script>alert(1)</script>',
    'language=xx"><script>',
    'restaurant',
    '=;;=; =',
  ])('a forged cookie draws the page of those without one: %s', async (cookie) => {
    const plain = await get();
    entry.drawn.length = 0;
    expect((await withCookie(cookie)).body).toBe(plain.body);
    expect(entry.drawn).toEqual([]);
  });

  test('links name the stored origin, whatever host the request names', async () => {
    const plain = await get();
    expect(plain.body).toContain('|https://corner.test|');
    entry.drawn.length = 0;
    for (const headers of [
      { host: 'www.corner.test:8080' },
      { host: 'CORNER.test.' },
      { 'x-forwarded-host': 'evil.example' },
      { forwarded: 'host=evil.example' },
    ]) {
      expect((await get('/', { ...headers })).body).toBe(plain.body);
    }
    expect(entry.drawn).toEqual([]);
  });

  test('addresses that do not exist are drawn as one', async () => {
    const replies = await Promise.all(['/a', '/b/c', '/%00', '/é?x=1'].map((url) => get(url)));
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
    expect(entry.drawn).toEqual(['/not-found']);
  });

  test('another spelling of an address leads to the one of the route table', async () => {
    const reply = await get('/TERMS?table=4');
    expect(reply.statusCode).toBe(308);
    expect(reply.headers.location).toBe('/terms?table=4');
    expect(entry.drawn).toEqual([]);
  });
});

test('a page with an order id or a signed link is never kept', async () => {
  const replies = [await get('/orders/1?token=a'), await get('/orders/1?token=a')];
  expect(entry.drawn).toEqual(['/orders/1', '/orders/1']);
  for (const { headers } of replies) {
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    expect(headers.etag).toBeUndefined();
  }
});

describe('a page shows a change at once', () => {
  test('of the menu', async () => {
    const own = await buildPageApp(entry);
    const get = getFrom(own.app);
    await get();
    await own.db.transaction(async (tx) => {
      await tx
        .update(restaurantProducts)
        .set({ onlinePrice: 475 })
        .where(eq(restaurantProducts.id, small.lemonade.id));
      await notifyMenuChange(tx, small.tenant, small.restaurant);
    });
    await expect.poll(async () => (await get()).body).toContain('Lemonade 4.75');
  });

  test('of the configuration, and leaves the pages of other tenants', async () => {
    const own = await buildPageApp(entry);
    const get = getFrom(own.app);
    await get();
    await get('/', { host: small.otherHost });
    await own.db.transaction(async (tx) => {
      await tx
        .update(siteConfigs)
        .set({ version: 9, document: { colors: { primary: '#abcdef' } } })
        .where(eq(siteConfigs.tenantId, small.tenant));
      await notifyConfigChange(tx, small.tenant);
    });
    await expect.poll(async () => (await get()).body).toContain('#abcdef');
    entry.drawn.length = 0;
    await get('/', { host: small.otherHost });
    expect(entry.drawn).toEqual([]);
  });

  test('of what no version counts, such as a restaurant that closes for good', async () => {
    const own = await buildPageApp(entry);
    const withCookie = (cookie: string) => getFrom(own.app)('/', { cookie });
    const setStatus = (status: number) => (tx: Pick<typeof own.db, 'update'>) =>
      tx.update(restaurants).set({ status }).where(eq(restaurants.id, small.closedRestaurant));
    await setStatus(1)(own.db);
    const chosen = `${pageCookies.restaurant}=${small.closedRestaurant}`;
    expect((await withCookie(chosen)).body).toContain(`|${small.closedRestaurant}|`);
    await own.db.transaction(async (tx) => {
      await setStatus(0)(tx);
      await notifyConfigChange(tx, small.tenant);
    });
    await expect
      .poll(async () => (await withCookie(chosen)).body)
      .not.toContain(`|${small.closedRestaurant}|`);
  });
});

// Mains are sold until 21:30 in Sydney, the doors close at 22:00, the soup is back at 11:00.
test.each([
  ['daypart', '2026-11-20T10:29:59Z', '2026-11-20T10:30:00Z'],
  ['closing time', '2026-11-20T10:59:59Z', '2026-11-20T11:00:00Z'],
  ['dish that comes back', '2026-11-20T23:59:59Z', small.soup.backAt],
  ['hour, whatever else', '2026-11-21T02:59:59Z', '2026-11-21T03:59:59Z'],
])('a page is drawn anew after the next %s', async (_what, before, after) => {
  const time = settableClock();
  const get = getFrom((await buildPageApp(entry, { clock: time.clock })).app);
  time.set(before);
  await get();
  entry.drawn.length = 0;
  await get();
  expect(entry.drawn).toEqual([]);
  time.set(after);
  await get();
  expect(entry.drawn).toEqual(['/']);
});
