import { LRUCache } from 'lru-cache';
import { newCacheCount, type CacheCount } from './cache-counts.ts';
import { memoryOf } from '../memory/memory-of.ts';

export type LoadingCache<K extends string | number, V> = {
  get(key: K): Promise<V>;
  /** What it holds; undefined where it would have to load it. */
  peek(key: K): V | undefined;
  keys(): Iterable<K>;
  forget(key: K): void;
  clear(): void;
  /** What it holds as it was weighed, in bytes; never more than its bound. */
  bytes(): number;
};

type LoadingCacheOptions<K extends string | number, V> = {
  /** The memory that its values may take, in bytes. */
  mostBytes: number;
  load: (key: K) => Promise<V>;
  /** Bytes of a value; `memoryOf` where it is plain data. */
  weigh?: (value: V) => number;
  /** Where reads and misses are counted. */
  count?: CacheCount | undefined;
  /** Told what was dropped for want of space; not what was forgotten. */
  onDropped?: (key: K, value: V) => void;
};

/** Of a key and the cache's own lists, in bytes. */
const perEntry = 150;

/**
 * A cache of bounded memory that loads what it lacks, once for all who ask meanwhile. What is
 * forgotten while it loads still reaches those who wait for it, but is not stored: the next one who
 * asks loads it anew. A failed load is not stored either. A value that is larger than the bound
 * takes the whole cache.
 */
export function createLoadingCache<K extends string | number, V>({
  mostBytes,
  load,
  weigh = memoryOf,
  count = newCacheCount(),
  onDropped,
}: LoadingCacheOptions<K, V>): LoadingCache<K, V> {
  // The cache takes no null by itself, and here null is an answer like any other.
  const entries = new LRUCache<K, { value: V }>({
    maxSize: mostBytes,
    sizeCalculation: ({ value }) => Math.min(mostBytes, Math.ceil(weigh(value)) + perEntry),
    ignoreFetchAbort: true,
    fetchMethod: async (key) => {
      count.misses += 1;
      return { value: await load(key) };
    },
    ...(onDropped && {
      dispose: ({ value }, key, reason) => {
        if (reason === 'evict') onDropped(key, value);
      },
    }),
  });
  return {
    async get(key) {
      count.reads += 1;
      return (await entries.forceFetch(key)).value;
    },
    peek: (key) => entries.peek(key)?.value,
    keys: () => entries.keys(),
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
    bytes: () => entries.calculatedSize,
  };
}
