import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { isCacheable, markCached, pageKey, undated } from './cached-page.ts';
import { cacheNames } from './site.ts';

/** Whoever waits longer than this reads what was kept; s. */
const networkTimeoutSeconds = 3;
/** Pages are drawn by cookies, which a worker never sees. */
const matchOptions = { ignoreVary: true };

/** As many as there are, with the least recently used going first; all of it where a disk is full. */
const atMost = (maxEntries: number) =>
  new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true, matchOptions });

const onlyCacheable = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    isCacheable(response) ? response : null,
};

export const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    onlyCacheable,
    { cacheKeyWillBeUsed: async ({ request }) => pageKey(request.url) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? markCached(cachedResponse) : undefined,
    },
    atMost(12),
  ],
});

/** A menu has its dishes' names in the language that it is asked for in, at the same address. */
function menuKey({ url, headers }: Request): string {
  const key = new URL(url);
  key.searchParams.set('language', headers.get('accept-language') ?? '');
  return key.href;
}

/** Only where nothing answers: a menu is not marked, as a cached page is. */
export const menus = new NetworkFirst({
  cacheName: cacheNames.menus,
  matchOptions,
  plugins: [
    onlyCacheable,
    { cacheKeyWillBeUsed: async ({ request }) => menuKey(request) },
    {
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse ? undated(cachedResponse) : undefined,
    },
    atMost(10),
  ],
});

/** Their names change with what they hold, so an old build's stand beside a new one's. */
export const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  matchOptions,
  plugins: [onlyCacheable, atMost(240)],
});

export const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions,
  plugins: [onlyCacheable, atMost(80)],
});
