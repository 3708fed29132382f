import { LRUCache } from 'lru-cache';

/**
 * A map that forgets what was used longest ago beyond so many entries. A cache with a greatest
 * number of entries reserves room for all of them at once, some 300 kB for 10,000; this one takes
 * what its entries take, for limits that hardly anybody ever meets.
 */
export const createBoundedMap = <V extends NonNullable<unknown>>(most: number) =>
  new LRUCache<string, V>({ maxSize: most, sizeCalculation: () => 1 });
