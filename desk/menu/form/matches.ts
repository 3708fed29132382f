/** Letters without case and accents: 'Crème' is found by 'creme'. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** Whether a text has all words of a term, in any order. */
export function matches(text: string, term: string): boolean {
  const found = plain(text);
  return plain(term)
    .split(/\s+/)
    .every((word) => found.includes(word));
}
