import { expect, test } from 'vitest';
import type { GoesWellWith } from '#schemas/api/menu.ts';
import { menu as words } from '#schemas/messages/en/menu.ts';
import { offers as offerWords } from '#schemas/messages/en/offers.ts';
import { chooseSuggestion } from '#src/features/goes-well-with/choose-suggestion.ts';
import { menuIndexOf } from '#ui/menu-model/menu-index-of.ts';
import { menuEntries } from '#ui/menu-model/menu-entries.ts';
import { menuOf, product } from '../sample-menu.ts';

const [pizza, bread, salad, cola, soup] = [1, 2, 3, 4, 5];
const noFilter = { diets: [], without: [] };
const counted = (id: number, ...with_ids: number[]): GoesWellWith => ({
  id,
  with_ids,
  is_chosen: false,
});
const chosen = (id: number, other: number): GoesWellWith => ({
  id,
  with_ids: [other],
  is_chosen: true,
});

type Given = {
  pairs: GoesWellWith[];
  cart: number[];
  offeredFrom?: string[];
  filter?: { diets: string[]; without: string[] };
};

/** The id that is suggested; pizza and bread are of one category, the others each of their own. */
function suggested({ pairs, cart, offeredFrom = [], filter = noFilter }: Given): number | null {
  const dishes = [
    product({ id: pizza, name: 'Pizza' }),
    product({ id: bread, name: 'Bread', allergens: ['Gluten'], diets: ['Vegan'] }),
    product({ id: salad, name: 'Salad', diets: ['Vegan'] }),
    product({ id: cola, name: 'Cola' }),
    product({ id: soup, name: 'Soup', is_available: false }),
  ];
  const plain = menuOf(dishes);
  const [category] = plain.categories;
  if (!category) throw new Error('the sample menu has a category');
  const menu = {
    ...plain,
    goes_well_with: pairs,
    categories: [[pizza, bread], [salad], [cola], [soup]].map((ids, place) => ({
      ...category,
      id: place + 1,
      restaurant_product_ids: ids,
    })),
  };
  const entries = menuEntries(menu, menuIndexOf(menu, 'AUD'), {
    words,
    offerWords,
    locale: 'en-AU',
    currency: 'AUD',
    timeZone: 'Australia/Sydney',
    hasDishPages: true,
    menu: { showOutOfStockProducts: true },
    general: { showProductUnit: false },
    favourites: null,
  });
  const item = chooseSuggestion(
    { dishIds: cart, inCart: new Set(cart), isPlain: false },
    { menu, entries, offeredFrom: new Map(offeredFrom.map((key) => [key, ''])), filter },
  );
  return item?.id ?? null;
}

test('the best of what is ordered with the newest dish', () => {
  expect(suggested({ pairs: [counted(pizza, salad, cola)], cart: [pizza] })).toBe(salad);
  const pairs = [counted(pizza, salad), counted(cola, salad), counted(bread, cola)];
  expect(suggested({ pairs, cart: [bread, pizza] })).toBe(cola);
  expect(suggested({ pairs: [], cart: [pizza] })).toBe(null);
});

test('another category goes before the same one again, which is better than nothing', () => {
  expect(suggested({ pairs: [counted(pizza, bread, cola)], cart: [pizza] })).toBe(cola);
  expect(suggested({ pairs: [counted(pizza, bread)], cart: [pizza] })).toBe(bread);
});

test('what the restaurant chose comes first, whatever its category', () => {
  const pairs = [counted(cola, salad), chosen(pizza, bread)];
  expect(suggested({ pairs, cart: [cola, pizza] })).toBe(bread);
});

test('nothing that is in the cart, sold out or not served now', () => {
  const pairs = [counted(pizza, soup, salad, cola)];
  expect(suggested({ pairs, cart: [pizza] })).toBe(salad);
  expect(suggested({ pairs, cart: [pizza, salad] })).toBe(cola);
  expect(suggested({ pairs, cart: [pizza], offeredFrom: ['dish-3'] })).toBe(cola);
  expect(suggested({ pairs: [chosen(pizza, soup)], cart: [pizza] })).toBe(null);
});

test('nothing against the diets and allergens that were asked for, not even if it was chosen', () => {
  const pairs = [chosen(pizza, bread)];
  expect(suggested({ pairs, cart: [pizza] })).toBe(bread);
  const glutenFree = { diets: [], without: ['gluten'] };
  expect(suggested({ pairs, cart: [pizza], filter: glutenFree })).toBe(null);
  const vegan = { diets: ['vegan'], without: [] };
  const others = [counted(pizza, cola, salad)];
  expect(suggested({ pairs: others, cart: [pizza], filter: vegan })).toBe(salad);
});
