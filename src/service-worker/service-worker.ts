import { previewQuery } from '#schemas/page.ts';
import { isCacheMessage, cacheAll, cacheOfflinePages } from './cache-message.ts';
import {
  dropCachedPages,
  findOfflinePage,
  isForCustomers,
  isCacheablePath,
} from './cached-page.ts';
import { dropForeignCaches } from './site.ts';
import { menus, pages } from './strategies.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => {
  // Every file that it answers with is named by what it holds, so it can follow an older worker at
  // once: no page is ever given a file of another build.
  event.waitUntil(Promise.all([self.skipWaiting(), cacheOfflinePages()]));
});

self.addEventListener('activate', (event) => {
  // Every call of an open page waits for this, so nothing is fetched here: the page asks for it.
  event.waitUntil(dropForeignCaches().finally(() => self.clients.claim()));
});

/** One message after the other: a page that was asked for last is also the one that is cached. */
let caching = Promise.resolve();

self.addEventListener('message', (event) => {
  const { data } = event;
  if (!isCacheMessage(data)) return;
  caching = caching.then(() => cacheAll(event, data)).catch(() => undefined);
  event.waitUntil(caching);
});

/**
 * Reads alone, of public things alone: what changes something, what one customer gets, and all of
 * staff's pages and calls goes to the network as if there were no worker.
 */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const { origin, pathname, searchParams } = url;
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    // From here on this browser is shown a draft: what was published must not stand in for it.
    if (searchParams.has(previewQuery)) event.waitUntil(dropCachedPages());
    // A frame is the editor's, which shows the page as it is now.
    else if (request.destination === 'document' && isForCustomers(url)) {
      event.respondWith(openPage(event, pathname));
    }
  } else if (pathname.startsWith('/assets/')) {
    event.respondWith(findFile(request));
  } else if (pathname.startsWith('/media/')) {
    event.respondWith(findFile(request));
  } else if (pathname === '/api/v2/menu') {
    event.respondWith(menus.handle({ event, request }).catch(() => Response.error()));
  }
});

/** A page from the network; one that can be read without it as it was; else the offline page. */
async function openPage(event: FetchEvent, pathname: string): Promise<Response> {
  try {
    if (isCacheablePath(pathname)) return await pages.handle({ event, request: event.request });
    return await fetch(event.request);
  } catch {
    return (await findOfflinePage(pathname).catch(() => undefined)) ?? Response.error();
  }
}

/** A file that was kept, else from the network; so too where the browser's storage is out of order. */
async function findFile(request: Request): Promise<Response> {
  const cached = await caches.match(request, { ignoreVary: true }).catch(() => undefined);
  return cached ?? fetch(request);
}
