import { normaliseTerm } from './normalise-term.ts';

/** What the dishes of a menu are marked with. */
export type Marks = { diets: readonly string[]; allergens: readonly string[] };

/** What somebody looks for: words, diets that have to be marked, allergens that must not be. */
export type ParsedSearch = { text: string; diets: string[]; without: string[] };

/** Known everywhere: where no dish is marked so, nothing is found rather than a guess. */
const freeFrom = ['gluten-free', 'dairy-free', 'nut-free'];

/** Diets that texts may speak of without the dish being so: 'Vegan without the cheese'. */
export const knownDiets = [...freeFrom, 'vegan', 'vegetarian', 'halal', 'kosher'];

/** What people say for an allergen as it is marked. */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  dairy: ['milk'],
  lactose: ['milk'],
  shellfish: ['crustacean', 'mollusc'],
  wheat: ['gluten'],
};

const absent = new Set(['no', 'without']);
const between = new Set(['the', 'any']);

/** The words of a text, as they are compared. */
export const termsOf = (text: string): string[] => wordsIn(text).map(normaliseTerm);

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => word !== '');

/**
 * Takes diets and allergens out of what was typed: 'vegan', 'gluten free', 'no nuts', 'milk-free'.
 * A diet is asked for only by its whole name, so that a text is still searched while it is typed.
 */
export function parseSearch(text: string, { diets, allergens }: Marks): ParsedSearch {
  const words = wordsIn(text);
  const terms = words.map(normaliseTerm);
  const parsed: ParsedSearch = { text: '', diets: [], without: [] };
  const rest: string[] = [];
  for (let at = 0; at < terms.length;) {
    const step =
      takeDiet(terms, at, diets, parsed) ||
      takeAllergen(terms, at, allergens, parsed) ||
      takeDiet(terms, at, freeFrom, parsed);
    if (step === 0) rest.push(words[at] ?? '');
    at += step || 1;
  }
  return { ...parsed, text: rest.join(' ') };
}

/** How many words at a place name one of the diets; 0 where none does. */
function takeDiet(
  terms: readonly string[],
  at: number,
  diets: readonly string[],
  into: ParsedSearch,
): number {
  const found = diets
    .map((diet) => ({ diet, length: lengthAt(terms, at, termsOf(diet)) }))
    .toSorted((a, b) => b.length - a.length)[0];
  if (!found || found.length === 0) return 0;
  into.diets.push(found.diet);
  return found.length;
}

/** 'glutenfree' too. */
function lengthAt(terms: readonly string[], at: number, phrase: readonly string[]): number {
  if (terms[at] === phrase.join('')) return 1;
  return phrase.every((term, index) => terms[at + index] === term) ? phrase.length : 0;
}

/** How many words at a place ask for dishes without an allergen: 'no nuts', 'nut free'. */
function takeAllergen(
  terms: readonly string[],
  at: number,
  allergens: readonly string[],
  into: ParsedSearch,
): number {
  const isAbsent = absent.has(terms[at] ?? '');
  const article = isAbsent && between.has(terms[at + 1] ?? '') ? 1 : 0;
  const begin = at + (isAbsent ? 1 : 0) + article;
  for (const length of [2, 1]) {
    const meant = terms.slice(begin, begin + length);
    const end = begin + length;
    if (meant.length < length || (!isAbsent && terms[end] !== 'free')) continue;
    const found = allergens.filter((allergen) => isMeant(meant, termsOf(allergen)));
    if (found.length === 0) continue;
    into.without.push(...found);
    return end + (terms[end] === 'free' ? 1 : 0) - at;
  }
  return 0;
}

/** 'nuts' means tree nuts and peanuts; with allergens the wider reading is the safe one. */
function isMeant(meant: readonly string[], allergen: readonly string[]): boolean {
  if (meant.length > 1) return meant.join(' ') === allergen.join(' ');
  const [term = ''] = meant;
  const names = [term, ...(Object.hasOwn(otherNames, term) ? (otherNames[term] ?? []) : [])];
  return names.some((name) =>
    allergen.some((part) => part === name || (name.length > 2 && part.endsWith(name))),
  );
}
