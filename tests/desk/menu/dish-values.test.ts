import { expect, test } from 'vitest';
import type { MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import {
  copyOfDish,
  newDish,
  placeInDish,
  readDish,
  writeDish,
  type DishValues,
} from '#desk/menu/dish/dish-values.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';
import { dishOf } from './edited-menu-server.ts';

const category = (name: string, dish_ids: string[]) => ({
  name,
  description: '',
  image_url: null,
  hours: [],
  dish_ids,
});
const menu: MenuDocument = {
  ...emptyMenu,
  category_ids: ['2', '1'],
  categories: { '1': category('Mains', ['11', '12']), '2': category('Drinks', []) },
  dishes: { '11': dishOf('Pasta', 19), '12': dishOf('Burger', 12) },
};

function read(from: MenuDocument, key: string): DishValues {
  const dish = readDish(from, key);
  if (!dish) throw new Error(`the menu has no dish ${key}`);
  return dish;
}

test('a dish written as it was read changes nothing, and one that is not there is none', () => {
  expect(writeDish(menu, '11', read(menu, '11'))).toEqual(menu);
  expect(readDish(menu, '99')).toBeNull();
});

test('where it stands is written into the categories: at the end of a new one, out of an old one', () => {
  const moved = writeDish(menu, '11', { ...read(menu, '11'), category_ids: ['2'] });
  expect(changesBetween(menu, moved)).toEqual([
    { path: ['categories', '1', 'dish_ids'], value: ['12'] },
    { path: ['categories', '2', 'dish_ids'], value: ['11'] },
  ]);
  expect(read(moved, '11').category_ids).toEqual(['2']);
});

test('a new dish has no price yet, and a copy has ids and a price of its own', () => {
  expect(newDish(['1'])).toMatchObject({ category_ids: ['1'], online_price: Number.NaN });
  const values = [{ id: '22', name: 'Large', price_adjustment: 2 }];
  const original: DishValues = {
    ...read(menu, '12'),
    has_own_price: true,
    choices: [{ id: '21', name: 'Size', is_required: true, values }],
  };
  const { choices, ...copy } = copyOfDish(original, 'Burger (copy)');
  expect(copy).toMatchObject({ name: 'Burger (copy)', online_price: 12, has_own_price: false });
  const ids = choices.flatMap(({ id, values: sizes }) => [id, ...sizes.map((size) => size.id)]);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^new-[a-z0-9-]{1,40}$/);
});

test.each([
  ['dishes.11.name', 'name'],
  ['dishes.new-dish.choices.0.values.1.name', 'choices.0.values.1.name'],
  ['categories.5.dish_ids', 'category_ids'],
])('a problem at %s stands at %s of the form', (path, place) => {
  expect(placeInDish(path)).toBe(place);
});
