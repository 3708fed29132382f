import { LRUCache } from 'lru-cache';

export type LoadingCache<K extends string | number, V> = {
  get(key: K): Promise<V>;
  forget(key: K): void;
  clear(): void;
};

/**
 * A bounded cache that loads what it lacks, once for all who ask meanwhile. It keeps the promise,
 * not the value: what is forgotten while it loads is loaded anew by the next who asks. A failed
 * load is not kept.
 */
export function createLoadingCache<K extends string | number, V>(
  max: number,
  load: (key: K) => Promise<V>,
): LoadingCache<K, V> {
  const entries = new LRUCache<K, Promise<V>>({ max });
  return {
    get(key) {
      const known = entries.get(key);
      if (known) return known;
      const loading = load(key);
      entries.set(key, loading);
      loading.catch(() => {
        if (entries.peek(key) === loading) entries.delete(key);
      });
      return loading;
    },
    forget: (key) => void entries.delete(key),
    clear: () => entries.clear(),
  };
}
