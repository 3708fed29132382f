import { expect, test } from 'vitest';
import { uberEats } from '#server/import/formats/uber-eats.ts';
import type { ParsedMenu } from '#server/import/menu/imported-menu.ts';
import { smallUberMenu, smallUberMenuWith } from './small-uber-menu.ts';

const menuOf = (parsed: ParsedMenu) => {
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.problems));
  return parsed.menu;
};
const problemsOf = (text: string) => {
  const parsed = uberEats.parse(text, 'AUD');
  return parsed.ok ? [] : parsed.problems;
};
const small = () => menuOf(uberEats.parse(smallUberMenu(), 'AUD'));
const choice = (id: string) =>
  small()
    .groups.flatMap(({ modifiers }) => modifiers)
    .find(({ externalId }) => externalId === id);
const dish = (id: string) => small().products.find(({ externalId }) => externalId === id);

test('items in a category of a menu become dishes; options and forgotten items do not', () => {
  const { products, categories } = small();
  expect(products.map(({ externalId }) => externalId)).toEqual([
    'pork-roll',
    'tofu-roll',
    'crab-roll',
    'lime-soda',
  ]);
  expect(categories.map(({ name, productIds }) => [name, productIds])).toEqual([
    ['Hot rolls', ['pork-roll', 'tofu-roll', 'crab-roll']],
    ['Boissons', ['lime-soda', 'tofu-roll']],
  ]);
});

test('prices are taken as minor units, and a price for a group counts inside that group', () => {
  expect(dish('pork-roll')?.price).toBe(1450);
  expect(choice('egg')?.price).toBe(300);
  expect(choice('chilli')?.price).toBe(50);
});

test('a category in several menus is offered in the union of their hours', () => {
  expect(small().categories.map(({ hours }) => hours)).toEqual([
    [
      { weekday: 1, opens: '11:00', closes: '15:00' },
      { weekday: 5, opens: '00:00', closes: '02:00' },
      { weekday: 5, opens: '11:00', closes: '00:00' },
    ],
    [],
  ]);
});

test('an absent minimum is 0, an absent maximum is no limit, and quantities are for the group', () => {
  expect(small().groups.map(({ min, max }) => [min, max])).toEqual([
    [1, 1],
    [0, null],
  ]);
  expect(choice('egg')?.maxQuantity).toBe(2);
  expect(choice('rye')?.maxQuantity).toBe(1);
  expect(choice('chilli')?.maxQuantity).toBe(99);
  expect(choice('white')?.isDefault).toBe(true);
});

test('a suspension lasts until its moment, or until further notice', () => {
  expect(dish('pork-roll')?.suspended).toBeNull();
  expect(dish('tofu-roll')?.suspended).toEqual(new Date(1566705599000));
  expect(dish('lime-soda')?.suspended).toEqual(new Date(1800000000000));
  expect(dish('crab-roll')?.suspended).toBe('until-further-notice');
});

test('what is left out is said', () => {
  const parsed = uberEats.parse(smallUberMenu(), 'AUD');
  expect(parsed.ok && parsed.remarks).toEqual([
    'Categories in no menu, left out: 1.',
    'Items in no category and no choice, left out: 1.',
  ]);
});

test('at most 0 choices is read as no limit, and said', () => {
  const place = ['modifier_groups', 0, 'quantity_info', 'quantity'];
  const parsed = uberEats.parse(smallUberMenuWith(place, { max_permitted: 0 }), 'AUD');
  expect(menuOf(parsed).groups[0]).toMatchObject({ min: 0, max: null });
  expect(parsed.ok && parsed.remarks.join()).toContain('read as no limit');
});

test.each<[what: string, text: string, place: string, message: string]>([
  ['a text', 'hello', 'line 1, column 1', "'h' is not expected"],
  ['a comma too many', '{\n  "menus": [],\n  }', 'line 3, column 3', "'}' is not expected"],
  ['half a file', '{\n  "menus": [\n', 'line 3, column 1', 'ends too early'],
  ['a list', '[]', 'the file', 'should be an object'],
  ['no items', smallUberMenuWith(['items'], undefined), 'items', 'is missing'],
  [
    'a negative price',
    smallUberMenuWith(['items', 3, 'price_info', 'price'], -550),
    'items[3].price_info.price',
    'is negative',
  ],
  [
    'a price in words',
    smallUberMenuWith(['items', 3, 'price_info', 'price'], '5.50'),
    'items[3].price_info.price',
    'is not a number',
  ],
  [
    'half a cent',
    smallUberMenuWith(['items', 3, 'price_info', 'price'], 550.5),
    'items[3].price_info.price',
    'not a whole number',
  ],
  [
    'a price that is missing',
    smallUberMenuWith(['items', 3, 'price_info'], undefined),
    'items[3].price_info',
    'is missing',
  ],
  [
    'an unknown modifier group',
    smallUberMenuWith(['items', 0, 'modifier_group_ids', 'ids'], ['bread', 'nowhere']),
    'items[0].modifier_group_ids.ids[1]',
    "no modifier group 'nowhere'",
  ],
  [
    'an unknown option',
    smallUberMenuWith(['modifier_groups', 0, 'modifier_options', 1, 'id'], 'cloud'),
    'modifier_groups[0].modifier_options[1].id',
    "no item 'cloud'",
  ],
  [
    'an unknown dish in a category',
    smallUberMenuWith(['categories', 0, 'entities', 2, 'id'], 'cloud'),
    'categories[0].entities[2].id',
    "no item 'cloud'",
  ],
  [
    'an unknown category in a menu',
    smallUberMenuWith(['menus', 0, 'category_ids'], ['cloud']),
    'menus[0].category_ids[0]',
    "no category 'cloud'",
  ],
  ['an id given twice', smallUberMenuWith(['items', 1, 'id'], 'pork-roll'), 'items[1].id', 'twice'],
  [
    'a minimum above the maximum',
    smallUberMenuWith(['modifier_groups', 0, 'quantity_info', 'quantity', 'min_permitted'], 2),
    'modifier_groups[0].quantity_info.quantity',
    'above',
  ],
  [
    'a time that is none',
    smallUberMenuWith(
      ['menus', 0, 'service_availability', 0, 'time_periods', 0, 'end_time'],
      '25:00',
    ),
    'menus[0].service_availability[0].time_periods[0].end_time',
    'is not a time',
  ],
])('%s is refused with its place', (_what, text, place, message) => {
  const problems = problemsOf(text);
  expect(problems.map((problem) => problem.place)).toContain(place);
  expect(problems.find((problem) => problem.place === place)?.message).toContain(message);
});
