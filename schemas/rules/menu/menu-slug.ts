import { shownName } from './shown-name.ts';

/** Long enough to say what it is; the id alone decides. In characters. */
const longest = 60;

/**
 * What names a dish or a category in an address, such as `margherita-12`: its name for people and
 * search engines, its id for the program. Letters of any script stay; a name without one leaves the
 * id alone.
 */
export function menuSlug(name: string, id: number): string {
  const text = name
    .normalize('NFKD')
    .replaceAll(/(?<=\p{Script=Latin})\p{M}+/gu, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .replaceAll(/[^\p{L}\p{N}\p{M}]+/gu, '-');
  const start = [...text].slice(0, longest).join('').replaceAll(/^-|-$/g, '');
  return start === '' ? String(id) : `${start}-${id}`;
}

/** Which name of an entry its address has: the one that was written, in every language. */
export const nameInSlug = (entry: {
  name: string | null;
  original_name?: string | undefined;
}): string => shownName(entry.original_name ?? entry.name);

/** The id at the end of a slug, whatever stands before it; null where there is none. */
export function idOfSlug(slug: string): number | null {
  const [, digits] = /(?:^|-)([1-9]\d{0,14})$/.exec(slug) ?? [];
  return digits === undefined ? null : Number(digits);
}
