/** Stands for a site's own origin, whatever it is. */
const ownOrigin = 'https://this.invalid';

/**
 * The page of this site that a text names, as browsers read it: where it would lead to another site,
 * or a router would take it for one, it names none.
 * @param text of a parameter such as `next`, which anybody may have written
 * @returns path, query and fragment; null where it is no page of this site
 */
export function ownPath(text: string): string | null {
  if (!text.startsWith('/') || !URL.canParse(text, ownOrigin)) return null;
  const { origin, pathname, search, hash } = new URL(text, ownOrigin);
  // Remainders such as that of `/.//other.example` are another site once they are read again.
  if (origin !== ownOrigin || pathname.startsWith('//')) return null;
  return `${pathname}${search}${hash}`;
}
