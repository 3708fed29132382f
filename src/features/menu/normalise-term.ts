/** 'Jalapeño' and 'jalapeno' are one word. */
const fold = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A word as it is compared: without accents and capitals, in the singular. The rule is English and
 * small, for both sides of a comparison go through it: 'anchovies' and 'anchovy' are one, also
 * 'cookies' and 'cookie', 'dishes' and 'dish', 'tomatoes' and 'tomato', 'chips' and 'chip'.
 */
export function normaliseTerm(term: string): string {
  const folded = fold(term).replace(/['’]s?$/u, '');
  if (folded.length < 4) return folded;
  const plain = folded.replace(/(?<=ss|sh|ch|x|zz|o)es$/u, '').replace(/(?<!s)s$/u, '');
  // Of four letters: 'pies', which is no 'py'.
  return plain.length > 3 ? plain.replace(/ie$/u, 'y') : plain;
}
