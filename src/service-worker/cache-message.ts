import { assetsIn, isCacheablePath, isCacheable, offlinePages } from './cached-page.ts';
import { assets, pictures } from './strategies.ts';
import { cacheNames } from './site.ts';

declare const self: ServiceWorkerGlobalScope;

/** What a page says that it is made of (src/features/offline/cache-for-offline.ts). */
export type CacheMessage = { kind: 'cache'; pages: string[]; files: string[] };

export function isCacheMessage(data: unknown): data is CacheMessage {
  return (
    typeof data === 'object' &&
    data !== null &&
    'kind' in data &&
    data.kind === 'cache' &&
    'pages' in data &&
    isTexts(data.pages) &&
    'files' in data &&
    isTexts(data.files)
  );
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const wholePath = (path: string) => new URL(path, self.location.origin);

/** Keeps pages with what they are drawn with, and files that a page has loaded by itself. */
export async function cacheAll(event: ExtendableEvent, message: CacheMessage): Promise<void> {
  const cacheable = message.pages.filter((path) => isCacheablePath(wholePath(path).pathname));
  for (const path of cacheable) await cachePage(event, path).catch(() => undefined);
  for (const path of message.files) await cacheFile(event, path);
}

/** One that cannot be had now is kept when it is next used. */
async function cacheFile(event: ExtendableEvent, path: string): Promise<void> {
  const { origin, pathname } = wholePath(path);
  if (origin !== self.location.origin) return;
  const request = new Request(path);
  if (pathname.startsWith('/assets/')) await settled(assets.handle({ event, request }));
  else if (pathname.startsWith('/media/')) await settled(pictures.handle({ event, request }));
}

const settled = (reply: Promise<Response>) =>
  reply.then(
    () => undefined,
    () => undefined,
  );

/** A page by a call of our own: one of a navigation may have come before there was a worker. */
async function cachePage(event: ExtendableEvent, path: string): Promise<void> {
  // Nobody looks at it now: it is no visit, and no choice of its language.
  const reply = await fetch(path, { headers: { accept: 'text/html', purpose: 'prefetch' } });
  if (!isCacheable(reply)) return;
  const html = await reply.clone().text();
  // What it is drawn with comes first: a page without its scripts is worse than an older one.
  for (const asset of assetsIn(html)) await cacheFile(event, asset);
  const cache = await caches.open(cacheNames.pages);
  await cache.put(wholePath(path).pathname, reply);
}

/** The offline pages, which everything else that is not there is answered with. */
export async function cacheOfflinePages(): Promise<void> {
  const cache = await caches.open(cacheNames.pages);
  await cache.addAll(offlinePages().map((path) => new Request(path, { cache: 'reload' })));
}
