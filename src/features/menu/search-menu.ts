import MiniSearch from 'minisearch';

/** What is looked through of one dish or offer; `key` names it. */
export type SearchText = {
  key: string;
  name: string;
  description: string;
  category: string;
  options: string;
};

export type SearchMenu = (text: string) => readonly string[];

/** 'Jalapeño' and 'jalapeno' are one word. */
const fold = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * A search over a menu that forgives a letter or two in longer words, missing accents and endings
 * not typed yet; it answers with keys, the best first. Every word has to be found; where no dish
 * has them all, any of them will do.
 */
export function searchMenu(texts: readonly SearchText[]): SearchMenu {
  const index = new MiniSearch<SearchText>({
    idField: 'key',
    fields: ['name', 'description', 'category', 'options'],
    processTerm: fold,
    searchOptions: {
      boost: { name: 4, category: 2 },
      weights: { fuzzy: 0.3, prefix: 0.6 },
      prefix: (term) => term.length > 1,
      fuzzy: (term) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2),
    },
  });
  index.addAll(texts);
  return (text) => {
    const all = index.search(text, { combineWith: 'AND' });
    const found = all.length > 0 ? all : index.search(text, { combineWith: 'OR' });
    return found.map(({ id }) => String(id));
  };
}
