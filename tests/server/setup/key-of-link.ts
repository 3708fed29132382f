/** The signature that a path or an address has in its fragment; '': none. */
export const keyOfLink = (link: string): string =>
  new URLSearchParams(new URL(link, 'https://corner.test').hash.slice(1)).get('key') ?? '';
