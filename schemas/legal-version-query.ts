/** Query key of a legal page's address that names a version of it: that of an order. */
export const legalVersionQuery = 'version';

/** The version that an address names; null: it names none, or nothing that could be one. */
export function readLegalVersion(search: URLSearchParams): number | null {
  const text = search.get(legalVersionQuery) ?? '';
  return /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
}

/** The address of a legal page as it was in a version. */
export const legalVersionHref = (path: string, version: number): string =>
  `${path}?${legalVersionQuery}=${version}`;
