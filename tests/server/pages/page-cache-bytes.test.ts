import { expect, test } from 'vitest';
import { newCacheCount } from '#server/caches/cache-counts.ts';
import { PageCache, type PageKey } from '#server/pages/page-cache.ts';

const keyOf = (tenantId: number): PageKey => ({
  tenantId,
  origin: 'https://corner.test',
  path: '/menu',
  query: '',
  drawnRestaurantId: 1,
  selectedRestaurantId: null,
  language: 'en-AU',
  bannerDismissed: false,
  configVersion: 1,
  pages: [],
  menuVersion: 1,
  legalVersion: null,
});
const now = 1_000_000;
/** Text that no encoding makes much shorter. */
const noise = Array.from({ length: 2000 }, (_, n) => ((n * 7919) ** 3 % 65_521).toString(36)).join(
  '',
);

const drawn = (tenantId: number) => ({
  document: { html: `${tenantId} ${noise}`, status: 200, scriptHashes: [], styleHashes: [] },
  staleAt: null,
});

/** Asks for the page of a tenant. @returns whether it had to be drawn */
async function ask(cache: PageCache, tenantId: number, encoding: 'br' | 'gzip' | 'identity') {
  let isDrawn = false;
  const draw = async () => {
    isDrawn = true;
    return drawn(tenantId);
  };
  const instant = { now, generation: cache.generationOf(tenantId) };
  const { bodies } = await cache.get(keyOf(tenantId), instant, { draw, encoding });
  expect(bodies[encoding]).toBeDefined();
  return isDrawn;
}

test('pages of any number of tenants stay within the bytes, and the latest are kept', async () => {
  const most = 60_000;
  const cache = new PageCache(newCacheCount(), most);
  for (let tenantId = 1; tenantId <= 50; tenantId += 1) {
    await ask(cache, tenantId, 'br');
    expect(cache.bytes).toBeLessThanOrEqual(most);
  }
  expect(await ask(cache, 50, 'br')).toBe(false);
  expect(await ask(cache, 1, 'br')).toBe(true);
});

test('a second encoding is packed from the first, kept and counted; plain text is not kept', async () => {
  const cache = new PageCache();
  await ask(cache, 1, 'br');
  const alone = cache.bytes;
  expect(await ask(cache, 1, 'identity')).toBe(false);
  expect(cache.bytes).toBe(alone);
  expect(await ask(cache, 1, 'gzip')).toBe(false);
  const both = cache.bytes;
  expect(both).toBeGreaterThan(alone);
  expect(await ask(cache, 1, 'gzip')).toBe(false);
  expect(cache.bytes).toBe(both);
});

test('what is published of one tenant does not keep pages of others from being kept', async () => {
  const cache = new PageCache();
  const generation = cache.generationOf(2);
  cache.forget(1);
  const draw = async () => drawn(2);
  await cache.get(keyOf(2), { now, generation }, { draw, encoding: 'br' });
  expect(await ask(cache, 2, 'br')).toBe(false);
  expect(await ask(cache, 1, 'br')).toBe(true);
});
