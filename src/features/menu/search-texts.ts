import { itemKey, type MenuSection } from '#variants/sections/menu/props.ts';
import type { MenuEntry } from '#ui/menu-model/menu-entries.ts';
import { knownDiets, type Marks } from './parse-search.ts';
import type { SearchText } from './search-menu.ts';

type Entries = ReadonlyMap<string, Pick<MenuEntry, 'item' | 'options' | 'dishes'>>;

/** What the dishes of a menu are marked with, each label once. */
export function marksOf(entries: Entries): Marks {
  const all = [...entries.values()].flatMap(({ dishes }) => dishes.flat());
  return {
    diets: [...new Set(all.flatMap(({ diets }) => diets))].filter((diet) => !isTaste(diet)),
    allergens: [...new Set(all.flatMap(({ allergens }) => allergens))],
  };
}

/** It stands among the diets, and is a word like any other of a description. */
const isTaste = (diet: string): boolean => diet.trim().toLowerCase() === 'spicy';

/** What is looked through of each dish and offer. */
export function searchTexts(
  entries: Entries,
  sections: readonly MenuSection[],
  { diets }: Marks,
): SearchText[] {
  const categories = new Map<string, string>();
  for (const { name, items } of sections) {
    for (const item of items) {
      const key = itemKey(item);
      categories.set(key, `${categories.get(key) ?? ''} ${name}`);
    }
  }
  const present = presentIn([...knownDiets, ...diets]);
  return [...entries].map(([key, { item, options, dishes }]) => {
    const own = item.kind === 'dish' ? dishes.flat() : [];
    return {
      key,
      name: item.name,
      description: present(item.description),
      category: categories.get(key) ?? '',
      options: options.map(present).join(', '),
      marks: own.flatMap((dish) => [...dish.diets, ...dish.allergens]).join(', '),
    };
  });
}

/** 'No cheese', 'without the cheese', 'no onions or garlic'. */
const absent =
  /\b(?:no|without)\s+(?:(?:the|any|added)\s+)?[\p{L}\p{M}]+(?:\s+(?:or|and)\s+[\p{L}\p{M}]+)*/giu;
/** 'nut-free', 'free of nuts', 'free from gluten'. */
const freeOf = /\b[\p{L}\p{M}]+[\s-]free\b|\bfree\s+(?:of|from)\s+[\p{L}\p{M}]+/giu;

/**
 * Leaves of a text what the dish has: neither what it says is not in it, nor diets, which are
 * marked. 'Vegan without the cheese' is nothing to whoever looks for a vegan dish or for cheese.
 */
function presentIn(diets: readonly string[]): (text: string) => string {
  const names = diets.map((diet) =>
    diet
      .trim()
      .split(/[\s-]+/u)
      .map((word) => word.replaceAll(/[^\p{L}\p{N}\p{M}]/gu, '\\$&'))
      .join('[\\s-]+'),
  );
  const ofDiets = new RegExp(`(?<![\\p{L}])(?:${names.join('|')})(?![\\p{L}])`, 'giu');
  return (text) => text.replaceAll(absent, ' ').replaceAll(ofDiets, ' ').replaceAll(freeOf, ' ');
}
