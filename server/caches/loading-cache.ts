import { LRUCache } from 'lru-cache';
import { newCacheCount } from './cache-counts.ts';

export type LoadingCache<K extends string | number, V> = {
  get(key: K): Promise<V>;
  /** What it holds; undefined where it would have to load it. */
  peek(key: K): V | undefined;
  forget(key: K): void;
  clear(): void;
};

/**
 * A bounded cache that loads what it lacks, once for all who ask meanwhile. What is forgotten while
 * it loads still reaches those who wait for it, but is not stored: the next one who asks loads it
 * anew. A failed load is not stored either.
 * @param count where reads and misses are counted.
 */
export function createLoadingCache<K extends string | number, V>(
  max: number,
  load: (key: K) => Promise<V>,
  count = newCacheCount(),
): LoadingCache<K, V> {
  // The cache takes no null by itself, and here null is an answer like any other.
  const entries = new LRUCache<K, { value: V }>({
    max,
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      count.misses += 1;
      return { value: await load(key) };
    },
  });
  return {
    async get(key) {
      count.reads += 1;
      return (await entries.forceFetch(key)).value;
    },
    peek: (key) => entries.peek(key)?.value,
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
