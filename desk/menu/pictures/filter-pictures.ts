import type { LibraryPicture, PictureUse } from '#schemas/api/staff-pictures.ts';

/** Letters without case and accents: 'Crème' is found by 'creme'. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/**
 * The pictures whose name, or whose uses in words, have all words of a term.
 * @param textOf a use as it is shown
 */
export function filterPictures(
  pictures: readonly LibraryPicture[],
  { term, textOf }: { term: string; textOf(use: PictureUse): string },
): readonly LibraryPicture[] {
  const terms = plain(term).split(/\s+/).filter(Boolean);
  if (terms.length === 0) return pictures;
  return pictures.filter(({ name, uses }) => {
    const text = plain([name, ...uses.map(textOf)].join(' '));
    return terms.every((word) => text.includes(word));
  });
}
