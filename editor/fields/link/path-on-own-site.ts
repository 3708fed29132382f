/**
 * The path that an address leads to on the site that is edited, so that it goes on leading there
 * under another name of the site; null for any other address.
 * @param host of that site: 'pomo.example' or 'localhost:3000'
 */
export function pathOnOwnSite(text: string, host: string): string | null {
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { host: named, pathname, search, hash } = new URL(address);
  const isOwn = named.replace(/^www\./, '') === host.replace(/^www\./, '');
  return isOwn ? `${pathname}${search}${hash}` : null;
}
