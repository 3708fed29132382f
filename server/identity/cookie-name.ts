import type { Deps } from '../dependencies/deps.ts';

/**
 * A cookie's name as browsers are given it. Where the site is served by TLS it begins with `__Host-`:
 * browsers take such a cookie from this very host alone, by TLS, for all of its paths, so that no
 * neighbour on the same domain can plant one (RFC 6265bis §4.1.3.2).
 */
export const cookieName = (
  { isServedByTls }: Pick<Deps['options'], 'isServedByTls'>,
  name: string,
): string => (isServedByTls ? `__Host-${name}` : name);
