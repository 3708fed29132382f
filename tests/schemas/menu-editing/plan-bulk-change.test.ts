import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedDish, type MenuDocument } from '#schemas/api/menu-document.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { emptyDish } from '#schemas/rules/menu-editing/empty-entries.ts';
import {
  planBulkChange,
  type BulkChange,
  type BulkPlan,
} from '#schemas/rules/menu-editing/plan-bulk-change.ts';
import { exactly, roundingsOf } from '#schemas/rules/menu-editing/round-price.ts';
import { emptyMenu } from '#tests/fixtures/empty-menu.ts';

const dish = (name: string, price: number, change: Partial<typeof emptyDish> = {}) => ({
  ...emptyDish,
  name,
  online_price: price,
  price,
  ...change,
});
const size = (id: string, name: string, price_adjustment: number) => ({
  id,
  name,
  price_adjustment,
});
const option = (id: string, online_price: number, group_ids: string[] = []) => ({
  id,
  name: `Option ${id}`,
  online_price,
  price: online_price,
  max_quantity: 1,
  is_default: false,
  is_whole_only: false,
  allergens: [],
  choices: [],
  group_ids,
});
const group = (name: string, options: ReturnType<typeof option>[]) => ({
  name,
  min: 0,
  max: null,
  max_distinct: null,
  free_count: 0,
  free_mode: 'cheapest' as const,
  charges_defaults: false,
  credits_substitutions: false,
  is_whole_only: false,
  options,
});
const category = (name: string, dish_ids: string[]) => ({
  name,
  description: '',
  image_url: null,
  hours: [],
  dish_ids,
});
const sizes = {
  id: '31',
  name: 'Size',
  is_required: true,
  values: [size('32', 'Small', -2), size('33', 'Medium', 0), size('34', 'Large', 3)],
};
const menu: MenuDocument = {
  ...emptyMenu,
  category_ids: ['1', '2'],
  categories: { '1': category('Mains', ['11', '12']), '2': category('Drinks', ['13', '12']) },
  dishes: {
    '11': dish('Pizza', 20, { choices: [sizes], group_ids: ['21'] }),
    '12': dish('Soup', 0, { diets: ['vegan'] }),
    '13': dish('Water', 3.5, { has_own_price: true }),
    '14': dish('Burger', 12.9, { group_ids: ['22'], tax_class_id: 5 }),
  },
  groups: {
    '21': group('Crust', [option('41', 2, ['22']), option('42', 0)]),
    '22': group('Dips', [option('43', 1.25)]),
  },
};
const context = { currency: 'AUD', shared: [] as string[], isOwner: true };
const prices = (change: Partial<Extract<BulkChange, { kind: 'prices' }>>): BulkChange => ({
  kind: 'prices',
  step: { kind: 'percent', hundredths: 1000 },
  rounding: exactly,
  which: 'both',
  hasSizes: true,
  hasOptions: false,
  ...change,
});
const all = new Set(Object.keys(menu.dishes));
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const linesOf = (plan: BulkPlan, name: string) =>
  plan.changed.find((one) => one.name === name)?.lines;

test('prices rise by ten percent with their sizes, and what has none keeps none', () => {
  const plan = planBulkChange(menu, all, prices({}), context);
  expect(names(plan.changed)).toEqual(['Pizza', 'Water', 'Burger']);
  expect(names(plan.unchanged)).toEqual(['Soup']);
  expect(linesOf(plan, 'Pizza')).toEqual([
    { what: 'online', name: '', before: 20, after: 22 },
    { what: 'counter', name: '', before: 20, after: 22 },
    { what: 'size', name: 'Small', before: 18, after: 19.8 },
    { what: 'size', name: 'Large', before: 23, after: 25.3 },
  ]);
  expect(plan.menu.dishes['11']?.choices[0]?.values).toEqual([
    size('32', 'Small', -2.2),
    size('33', 'Medium', 0),
    size('34', 'Large', 3.3),
  ]);
  expect(plan.menu.groups).toBe(menu.groups);
  expect(plan.menu.categories).toBe(menu.categories);
});

test('each size ends as its dish does, and an amount leaves the distances between them', () => {
  const ending = { kind: 'ending' as const, ending: 90, unit: 100 };
  const quarter = { kind: 'percent' as const, hundredths: 2500 };
  const rounded = planBulkChange(
    menu,
    new Set(['11']),
    prices({ rounding: ending, step: quarter }),
    context,
  );
  expect(rounded.menu.dishes['11']?.online_price).toBe(24.9);
  // Small costs 22.90, whose distance is as before.
  expect(linesOf(rounded, 'Pizza')?.slice(2)).toEqual([
    { what: 'size', name: 'Large', before: 23, after: 28.9 },
  ]);
  const step = { kind: 'amount' as const, minor: 150 };
  const more = planBulkChange(menu, new Set(['11']), prices({ step }), context);
  expect(more.menu.dishes['11']).toMatchObject({ online_price: 21.5, price: 21.5 });
  expect(more.menu.dishes['11']?.choices).toEqual(menu.dishes['11']?.choices);
});

test('a dish whose sizes alone have prices is changed by them', () => {
  const only = { ...sizes, values: [size('32', 'Small', 10), size('33', 'Large', 14)] };
  const bySize = { ...menu, dishes: { '11': dish('Pizza', 0, { choices: [only] }) } };
  const plan = planBulkChange(bySize, all, prices({}), context);
  expect(plan.menu.dishes['11']).toMatchObject({ online_price: 0 });
  expect(plan.menu.dishes['11']?.choices[0]?.values.map((one) => one.price_adjustment)).toEqual([
    11, 15.4,
  ]);
});

test('one of two prices is changed, and the other stays', () => {
  const plan = planBulkChange(menu, new Set(['13']), prices({ which: 'counter' }), context);
  expect(plan.menu.dishes['13']).toMatchObject({ online_price: 3.5, price: 3.85 });
});

test('options come along where asked, nested ones too, and who else asks them is named', () => {
  const plan = planBulkChange(menu, new Set(['11']), prices({ hasOptions: true }), context);
  expect(plan.groups).toEqual([
    {
      key: '21',
      name: 'Crust',
      alsoAskedBy: [],
      lines: [
        { what: 'online', name: 'Option 41', before: 2, after: 2.2 },
        { what: 'counter', name: 'Option 41', before: 2, after: 2.2 },
      ],
    },
    {
      key: '22',
      name: 'Dips',
      alsoAskedBy: ['Burger'],
      lines: [
        { what: 'online', name: 'Option 43', before: 1.25, after: 1.38 },
        { what: 'counter', name: 'Option 43', before: 1.25, after: 1.38 },
      ],
    },
  ]);
  expect(plan.menu.groups['22']?.options[0]).toMatchObject({ online_price: 1.38, price: 1.38 });
});

test('a dish that others sell is refused to a manager, unless its price is its own', () => {
  const manager = { ...context, shared: ['13', '14'], isOwner: false };
  const plan = planBulkChange(menu, new Set(['13', '14']), prices({}), manager);
  expect(names(plan.changed)).toEqual(['Water']);
  expect(plan.refused).toEqual([{ key: '14', name: 'Burger', reason: 'shared_dish' }]);
  expect(plan.menu.dishes['14']).toBe(menu.dishes['14']);
  const tax = planBulkChange(menu, new Set(['13']), { kind: 'tax', taxClassId: 7 }, manager);
  expect(tax.refused).toEqual([{ key: '13', name: 'Water', reason: 'shared_dish' }]);
  const owner = planBulkChange(menu, new Set(['13', '14']), prices({}), {
    ...manager,
    isOwner: true,
  });
  expect(owner.sharedCount).toBe(1);
});

test('a price that would be none is refused by name, and the others are changed', () => {
  const step = { kind: 'amount' as const, minor: -350 };
  const plan = planBulkChange(menu, all, prices({ step }), context);
  expect(plan.refused).toEqual([{ key: '13', name: 'Water', reason: 'too_low' }]);
  expect(plan.menu.dishes['14']).toMatchObject({ online_price: 9.4 });
});

test('tax classes and marks change where they are not so already', () => {
  const tax = planBulkChange(menu, all, { kind: 'tax', taxClassId: 5 }, context);
  expect(names(tax.unchanged)).toEqual(['Burger']);
  expect(linesOf(tax, 'Pizza')).toEqual([
    { what: 'value', before: { taxClassId: null }, after: { taxClassId: 5 } },
  ]);
  const mark = { kind: 'mark' as const, field: 'diets' as const, mark: 'vegan' };
  const added = planBulkChange(menu, all, { ...mark, isAdded: true }, context);
  expect(names(added.unchanged)).toEqual(['Soup']);
  const taken = planBulkChange(added.menu, all, { ...mark, isAdded: false }, context);
  expect(Object.values(taken.menu.dishes).flatMap(({ diets }) => diets)).toEqual([]);
});

test('choices come behind those that a dish asks, and go again', () => {
  const change = { kind: 'group' as const, key: '22' };
  const added = planBulkChange(menu, all, { ...change, isAdded: true }, context);
  expect(names(added.unchanged)).toEqual(['Burger']);
  expect(added.menu.dishes['11']?.group_ids).toEqual(['21', '22']);
  expect(linesOf(added, 'Water')).toEqual([
    { what: 'value', before: { groups: [] }, after: { groups: ['22'] } },
  ]);
  const taken = planBulkChange(added.menu, all, { ...change, isAdded: false }, context);
  expect(Object.values(taken.menu.dishes).map(({ group_ids }) => group_ids)).toEqual([
    ['21'],
    [],
    [],
    [],
  ]);
});

test('a dish that asks as many choices as it may is refused by name', () => {
  const many = Array.from({ length: 30 }, (_, index) => String(100 + index));
  const full = { ...menu, dishes: { ...menu.dishes, '12': dish('Soup', 9, { group_ids: many }) } };
  const plan = planBulkChange(full, all, { kind: 'group', key: '21', isAdded: true }, context);
  expect(plan.refused).toEqual([{ key: '12', name: 'Soup', reason: 'too_many_groups' }]);
  expect(names(plan.changed)).toEqual(['Water', 'Burger']);
});

test('dishes go into one category, out of all others, behind those that it has', () => {
  const change = { kind: 'category' as const, key: '2' };
  const plan = planBulkChange(menu, new Set(['11', '12', '13']), change, context);
  expect(names(plan.unchanged)).toEqual(['Water']);
  expect(plan.menu.categories['1']?.dish_ids).toEqual([]);
  expect(plan.menu.categories['2']?.dish_ids).toEqual(['13', '12', '11']);
  expect(linesOf(plan, 'Soup')).toEqual([
    { what: 'value', before: { categories: ['1', '2'] }, after: { categories: ['2'] } },
  ]);
});

test('what a plan changes is what it says, every dish of it can be stored, and the rest is as before', () => {
  const before = structuredClone(menu);
  const change = fc.record({
    step: fc
      .integer({ min: -9_900, max: 40_000 })
      .map((hundredths) => ({ kind: 'percent' as const, hundredths })),
    rounding: fc.constantFrom(...roundingsOf('AUD')),
    which: fc.constantFrom('both' as const, 'online' as const, 'counter' as const),
    hasSizes: fc.boolean(),
    hasOptions: fc.boolean(),
  });
  fc.assert(
    fc.property(change, fc.subarray([...all]), (how, keys) => {
      const plan = planBulkChange(menu, new Set(keys), { kind: 'prices', ...how }, context);
      const told = new Set(plan.changed.map(({ key }) => key));
      const places = changesBetween(menu, plan.menu).map(({ path: [kind, key] }) =>
        kind === 'dishes' && told.has(String(key)) ? 'told' : kind,
      );
      expect(places.filter((place) => place !== 'told' && place !== 'groups')).toEqual([]);
      const dishes = Object.entries(plan.menu.dishes);
      expect(dishes.filter(([, one]) => !editedDish.safeParse(one).success)).toEqual([]);
      const others = dishes.filter(([key]) => !told.has(key));
      expect(others.filter(([key, one]) => one !== menu.dishes[key])).toEqual([]);
      const counted = plan.changed.length + plan.unchanged.length + plan.refused.length;
      expect(counted).toBe(keys.length);
    }),
  );
  expect(menu).toEqual(before);
});
