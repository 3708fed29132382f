import { searchTerms, type SearchTerms } from '#schemas/messages/en/search-terms.ts';
import { normaliseTerm } from './normalise-term.ts';

/** What the dishes of a menu are marked with. */
export type Marks = { diets: readonly string[]; allergens: readonly string[] };

/** What somebody looks for: words, diets that have to be marked, allergens that must not be. */
export type ParsedSearch = { text: string; diets: string[]; without: string[] };

/** Known everywhere: where no dish is marked so, nothing is found rather than a guess. */
const freeFrom = ['gluten-free', 'dairy-free', 'nut-free'];

/** Diets that texts may speak of without the dish being so: 'Vegan without the cheese'. */
export const knownDiets = [...freeFrom, 'vegan', 'vegetarian', 'halal', 'kosher'];

/** The words of a text, as they are compared. */
export const termsOf = (text: string): string[] => wordsIn(text).map(normaliseTerm);

const wordsIn = (text: string): string[] =>
  text.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((word) => word !== '');

const setOf = (words: readonly string[]): ReadonlySet<string> => new Set(words.map(normaliseTerm));

/** The words of a language, as they are compared. */
function vocabularyOf({ absent, between, free, allergens, diets }: SearchTerms) {
  return {
    absent: setOf(absent),
    between: setOf(between),
    free: setOf(free),
    /** Allergens as they are marked, by what people say. */
    allergens: new Map(
      Object.entries(allergens).map(([said, marked]) => [
        termsOf(said).join(' '),
        marked.map(normaliseTerm),
      ]),
    ),
    /** What people say for a diet, by what it is marked with. */
    diets: new Map(Object.entries(diets)),
  };
}

type Vocabulary = ReturnType<typeof vocabularyOf>;

/**
 * Takes diets and allergens out of what was typed: 'vegan', 'gluten free', 'no nuts', 'milk-free'.
 * A diet is asked for only by its whole name, so that a text is still searched while it is typed.
 */
export function parseSearch(
  text: string,
  { diets, allergens }: Marks,
  /** Of the language that it is typed in. */
  said: SearchTerms = searchTerms,
): ParsedSearch {
  const vocabulary = vocabularyOf(said);
  const words = wordsIn(text);
  const terms = words.map(normaliseTerm);
  const parsed: ParsedSearch = { text: '', diets: [], without: [] };
  const rest: string[] = [];
  for (let at = 0; at < terms.length;) {
    const step =
      takeDiet({ terms, at, vocabulary }, diets, parsed) ||
      takeAllergen({ terms, at, vocabulary }, allergens, parsed) ||
      takeDiet({ terms, at, vocabulary }, freeFrom, parsed);
    if (step === 0) rest.push(words[at] ?? '');
    at += step || 1;
  }
  return { ...parsed, text: rest.join(' ') };
}

/** A place among the words that were typed. */
type Place = { terms: readonly string[]; at: number; vocabulary: Vocabulary };

/** How many words at a place name one of the diets; 0 where none does. */
function takeDiet(
  { terms, at, vocabulary }: Place,
  diets: readonly string[],
  into: ParsedSearch,
): number {
  const found = diets
    .flatMap((diet) =>
      [diet, ...(vocabulary.diets.get(diet.toLowerCase()) ?? [])].map((name) => ({
        diet,
        length: lengthAt(terms, at, termsOf(name)),
      })),
    )
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
  { terms, at, vocabulary }: Place,
  allergens: readonly string[],
  into: ParsedSearch,
): number {
  const { absent, between, free } = vocabulary;
  const isAbsent = absent.has(terms[at] ?? '');
  const article = isAbsent && between.has(terms[at + 1] ?? '') ? 1 : 0;
  const begin = at + (isAbsent ? 1 : 0) + article;
  for (const length of [2, 1]) {
    const meant = terms.slice(begin, begin + length);
    const end = begin + length;
    if (meant.length < length || (!isAbsent && !free.has(terms[end] ?? ''))) continue;
    const found = allergens.filter((allergen) => isMeant(meant, termsOf(allergen), vocabulary));
    if (found.length === 0) continue;
    into.without.push(...found);
    return end + (free.has(terms[end] ?? '') ? 1 : 0) - at;
  }
  return 0;
}

/** 'nuts' means tree nuts and peanuts; with allergens the wider reading is the safe one. */
function isMeant(
  meant: readonly string[],
  allergen: readonly string[],
  { allergens }: Vocabulary,
): boolean {
  const said = meant.join(' ');
  if (said === allergen.join(' ')) return true;
  const others = allergens.get(said) ?? [];
  const names = meant.length > 1 ? others : [said, ...others];
  return names.some((name) =>
    allergen.some((part) => part === name || (name.length > 2 && part.endsWith(name))),
  );
}
