import { languagePath, readLanguage, splitLanguagePath } from '#schemas/languages/language-path.ts';
import type { Language } from '#schemas/languages/languages.ts';
import { cacheNames, site } from './site.ts';

/** Drawn by the server for a page that is not there, in each language that the site offers. */
const offlinePage = (language: Language) => languagePath(language, '/offline.html');

/** Kept when the worker is installed. */
export const offlinePages = (): string[] =>
  site.languages.flatMap((name) => {
    const language = readLanguage(name);
    return language ? [offlinePage(language)] : [];
  });

/** Home and menu, in any language: what can be read without a network. */
export const isCacheablePath = (pathname: string): boolean =>
  ['/', '/menu'].includes(splitLanguagePath(pathname).path);

/**
 * A page of customers. The browser's alone are those of staff, the editor's link, and addresses that
 * are no pages.
 */
export const isForCustomers = ({ pathname, searchParams }: URL): boolean =>
  !/^\/(?:desk|api|media|assets|app-icons)(?:\/|$)/.test(pathname) && !searchParams.has('edit');

/**
 * A page that everybody gets alike: drafts, previews and pages of one customer are sent with
 * `no-store`, and an error is nobody's menu.
 */
export function isCacheable(reply: Response): boolean {
  const isPrivate = reply.headers.get('cache-control')?.includes('no-store') ?? false;
  return reply.status === 200 && !reply.redirected && !isPrivate;
}

/** A page by its path alone: what a dialog adds to the address is the browser's. */
export const pageKey = (url: string): string => new URL(url).pathname;

/** A cached page, marked as such: its bar and its scripts know by it that they are of before. */
export async function markCached(reply: Response): Promise<Response> {
  const text = await reply.text();
  const headers = new Headers(reply.headers);
  for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
  return new Response(text.replace('<html ', '<html data-cached '), { status: 200, headers });
}

/** A cached reply without its date: a page would take the hour it was kept at for the present. */
export function undated(reply: Response): Response {
  const headers = new Headers(reply.headers);
  headers.delete('date');
  return new Response(reply.body, { status: reply.status, headers });
}

/** Forgets home and menu, in every language. */
export async function dropCachedPages(): Promise<void> {
  const cache = await caches.open(cacheNames.pages);
  const cached = (await cache.keys()).filter(({ url }) => isCacheablePath(pageKey(url)));
  await Promise.all(cached.map((request) => cache.delete(request, { ignoreVary: true })));
}

/** The page in place of one that does not come; undefined where it was not kept either. */
export async function findOfflinePage(pathname: string): Promise<Response | undefined> {
  const { named } = splitLanguagePath(pathname);
  return (await offlinePageIn(named ?? 'en')) ?? offlinePageIn('en');
}

const offlinePageIn = (language: Language): Promise<Response | undefined> =>
  caches.match(offlinePage(language), { cacheName: cacheNames.pages, ignoreVary: true });

/** Scripts, style sheets and faces that a page names: what it is drawn with. */
export const assetsIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:href|src)="(\/assets\/[\w.-]+)"/g)].map(([, path = '']) => path),
  ),
];
