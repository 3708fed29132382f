/** What a customer looks for on the menu; it stands in the address (`?q=…&diet=…&without=…`). */
export type MenuFilter = {
  text: string;
  /** Every one of them has to be the dish's. */
  diets: readonly string[];
  /** Allergens that none of its dishes may hold. */
  without: readonly string[];
};

export const emptyFilter: MenuFilter = { text: '', diets: [], without: [] };

export const isFiltering = ({ text, diets, without }: MenuFilter): boolean =>
  text.trim() !== '' || diets.length + without.length > 0;

/** The filter of an address's query; what it cannot be is passed over. */
export function readFilter(search: string): MenuFilter {
  const params = new URLSearchParams(search);
  const list = (name: string) => (params.get(name) ?? '').split(',').filter((one) => one !== '');
  return {
    text: (params.get('q') ?? '').slice(0, 80),
    diets: list('diet'),
    without: list('without'),
  };
}

/** The query with another filter; everything else in it stays. */
export function writeFilter(search: string, { text, diets, without }: MenuFilter): string {
  const params = new URLSearchParams(search);
  const values = { q: text, diet: diets.join(','), without: without.join(',') };
  for (const [name, value] of Object.entries(values)) {
    if (value === '') params.delete(name);
    else params.set(name, value);
  }
  return params.toString();
}

/** What a dish, or a dish within an offer, is made of. */
export type Fitness = { diets: readonly string[]; allergens: readonly string[] };

const key = (word: string) => word.trim().toLowerCase();

/** Whether a dish suits the diets and holds none of the allergens. */
export function fits({ diets, allergens }: Fitness, filter: MenuFilter): boolean {
  const own = new Set(diets.map(key));
  const held = new Set(allergens.map(key));
  return (
    filter.diets.every((diet) => own.has(key(diet))) &&
    !filter.without.some((allergen) => held.has(key(allergen)))
  );
}

/** The words in use, each once, in the language's order. */
export function labelsInUse(lists: readonly (readonly string[])[], locale: string): string[] {
  const words = new Map(lists.flat().map((word) => [key(word), word]));
  return [...words.values()].toSorted((a, b) => a.localeCompare(b, locale));
}
