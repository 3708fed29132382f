import MiniSearch, { type SearchResult } from 'minisearch';
import { normaliseTerm } from './normalise-term.ts';
import { parseSearch, type Marks, type ParsedSearch } from './parse-search.ts';

/** What is looked through of one dish or offer; `key` names it. */
export type SearchText = {
  key: string;
  name: string;
  description: string;
  category: string;
  options: string;
  /** Its diets and allergens. */
  marks: string;
};

export type Found = Pick<ParsedSearch, 'diets' | 'without'> & {
  /** The best first; null where nothing but diets and allergens was asked for. */
  keys: readonly string[] | null;
};

export type SearchMenu = (text: string) => Found;

const isMatchedByName = ({ match }: SearchResult): boolean =>
  Object.values(match).some((fields) => fields.includes('name') || fields.includes('category'));

/**
 * Of dishes that have only some of the words, those that are one by name or category come first:
 * for 'cheese pizza' the pizzas, before a salad with cheese on it.
 */
const byWhatItIs = (results: readonly SearchResult[]): SearchResult[] =>
  results.toSorted((a, b) => Number(isMatchedByName(b)) - Number(isMatchedByName(a)));

const nothingMarked: Marks = { diets: [], allergens: [] };

/**
 * A search over a menu that forgives a letter or two in longer words, missing accents, endings not
 * typed yet and the plural for the singular. Every word has to be found; where no dish has them
 * all, any of them will do, what it is before what is with it. Diets and allergens that are asked for are no words: they leave out
 * every dish that is not marked so (the menu's filter does).
 */
export function searchMenu(texts: readonly SearchText[], marks: Marks = nothingMarked): SearchMenu {
  // A menu says the same few words again and again.
  const known = new Map<string, string>();
  const termOf = (word: string): string => {
    const term = known.get(word) ?? normaliseTerm(word);
    known.set(word, term);
    return term;
  };
  const index = new MiniSearch<SearchText>({
    idField: 'key',
    fields: ['name', 'description', 'category', 'options', 'marks'],
    processTerm: termOf,
    searchOptions: {
      // What can be chosen with a dish says less of it than what it is.
      boost: { name: 4, category: 2, options: 0.5 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2),
    },
  });
  index.addAll(texts);
  const find = (text: string): string[] => {
    const all = index.search(text, { combineWith: 'AND' });
    const found = all.length > 0 ? all : byWhatItIs(index.search(text, { combineWith: 'OR' }));
    return found.map(({ id }) => String(id));
  };
  return (typed) => {
    const { text, diets, without } = parseSearch(typed, marks);
    return { keys: text === '' ? null : find(text), diets, without };
  };
}
