/** How often a cache was asked, and how often it had to find out; both only grow. */
export type CacheCount = { reads: number; misses: number };

export const newCacheCount = (): CacheCount => ({ reads: 0, misses: 0 });

/** Those of the caches that answer nearly every call or page. */
export const newCacheCounts = () => ({
  menus: newCacheCount(),
  settings: newCacheCount(),
  tenants: newCacheCount(),
  guests: newCacheCount(),
  pages: newCacheCount(),
});

export type CacheCounts = Readonly<ReturnType<typeof newCacheCounts>>;
