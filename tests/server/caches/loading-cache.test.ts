import { expect, test } from 'vitest';
import { createLoadingCache } from '#server/caches/loading-cache.ts';

/** A cache whose loads are answered by hand, in the order they began. */
function openCache(mostBytes = 10_000) {
  const loads: { key: string; answer: (value: string | null) => void; fail: () => void }[] = [];
  const dropped: string[] = [];
  const cache = createLoadingCache<string, string | null>({
    mostBytes,
    load: (key) =>
      new Promise((resolve, reject) => {
        loads.push({ key, answer: resolve, fail: () => reject(new Error('not loaded')) });
      }),
    onDropped: (key) => dropped.push(key),
  });
  return { cache, loads, dropped };
}

test('all who ask while it loads get the one answer, and so do those after', async () => {
  const { cache, loads } = openCache();
  const asked = [cache.get('a'), cache.get('a')];
  loads[0]?.answer('first');
  expect(await Promise.all(asked)).toEqual(['first', 'first']);
  expect(await cache.get('a')).toBe('first');
  expect(loads).toHaveLength(1);
});

test('that there is nothing is stored like anything else', async () => {
  const { cache, loads } = openCache();
  const asked = cache.get('a');
  loads[0]?.answer(null);
  expect(await asked).toBeNull();
  expect(await cache.get('a')).toBeNull();
  expect(loads).toHaveLength(1);
});

test('a failure reaches all who wait, and the next one who asks loads anew', async () => {
  const { cache, loads } = openCache();
  const asked = [cache.get('a'), cache.get('a')];
  loads[0]?.fail();
  expect((await Promise.allSettled(asked)).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  const again = cache.get('a');
  loads[1]?.answer('now');
  expect(await again).toBe('now');
});

test.each([
  ['forgotten', (cache: ReturnType<typeof openCache>['cache']) => cache.forget('a')],
  ['emptied', (cache: ReturnType<typeof openCache>['cache']) => cache.clear()],
])('what is %s while it loads reaches those who wait, and is never stored', async (_name, drop) => {
  const { cache, loads } = openCache();
  const before = cache.get('a');
  drop(cache);
  const after = cache.get('a');
  expect(loads).toHaveLength(2);
  loads[1]?.answer('new');
  expect(await after).toBe('new');
  loads[0]?.answer('old');
  expect(await before).toBe('old');
  expect(await cache.get('a')).toBe('new');
});

test('what is forgotten while it loads is not stored where nobody asked since', async () => {
  const { cache, loads } = openCache();
  const before = cache.get('a');
  cache.forget('a');
  loads[0]?.answer('old');
  expect(await before).toBe('old');
  const after = cache.get('a');
  loads[1]?.answer('new');
  expect(await after).toBe('new');
});

test('beyond its bytes it drops what was asked for longest ago, and says so', async () => {
  const { cache, loads, dropped } = openCache(2500);
  const text = 'x'.repeat(1000);
  for (const key of ['a', 'b', 'a', 'c', 'a']) {
    const before = loads.length;
    const asked = cache.get(key);
    if (loads.length > before) loads.at(-1)?.answer(text);
    expect(await asked).toBe(text);
    expect(cache.bytes()).toBeLessThanOrEqual(2500);
  }
  expect(loads.map(({ key }) => key)).toEqual(['a', 'b', 'c']);
  expect(dropped).toEqual(['b']);
  cache.forget('a');
  expect(dropped).toEqual(['b']);
});

test('what is larger than the whole cache is kept alone', async () => {
  const { cache, loads } = openCache(500);
  const asked = cache.get('a');
  loads[0]?.answer('x'.repeat(10_000));
  await asked;
  await cache.get('a');
  expect(loads).toHaveLength(1);
  expect(cache.bytes()).toBe(500);
});
