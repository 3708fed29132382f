import type { PageRequirements } from '#schemas/page.ts';

/** Addresses that do not exist are without number, so all of them are drawn as one. */
export const nowhere = '/not-found';

/**
 * The address of a page, or null where none can be: files such as /robots.txt are none of ours,
 * and `//host` or `http://host` in a request's first line name another server.
 */
export function pageAddress(requested: string): URL | null {
  const text = `http://page${requested}`;
  if (!requested.startsWith('/') || !URL.canParse(text)) return null;
  const address = new URL(text);
  const isFile = /\.[^/]*$/.test(address.pathname);
  return isFile || address.pathname.startsWith('//') ? null : address;
}

/** '?a=1&b=2' of the keys that matter, sorted; what nobody knows never reaches the cache's key. */
export function knownQuery(sent: URLSearchParams, { queryKeys }: PageRequirements): string {
  const known = new URLSearchParams();
  for (const key of queryKeys.toSorted()) {
    const value = sent.get(key);
    if (value !== null) known.set(key, value.slice(0, 200));
  }
  const text = known.toString();
  return text === '' ? '' : `?${text}`;
}
