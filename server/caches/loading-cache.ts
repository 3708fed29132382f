import { LRUCache } from 'lru-cache';

export type LoadingCache<K extends string | number, V> = {
  get(key: K): Promise<V>;
  forget(key: K): void;
  clear(): void;
};

/**
 * A bounded cache that loads what it lacks, once for all who ask meanwhile. What is forgotten while
 * it loads still reaches those who wait for it, but is not stored: the next one who asks loads it
 * anew. A failed load is not stored either.
 */
export function createLoadingCache<K extends string | number, V>(
  max: number,
  load: (key: K) => Promise<V>,
): LoadingCache<K, V> {
  // The cache takes no null by itself, and here null is an answer like any other.
  const entries = new LRUCache<K, { value: V }>({
    max,
    ignoreFetchAbort: true,
    fetchMethod: async (key) => ({ value: await load(key) }),
  });
  return {
    get: async (key) => (await entries.forceFetch(key)).value,
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
