import { describe, expect, it } from 'vitest';
import type { Combo } from '#schemas/api/menu.ts';
import { prorate } from '#schemas/rules/line/prorate.ts';
import { choice, combo, dish, group, option, testMenu } from '../menu/test-menu.ts';
import {
  codesOf,
  meal,
  part,
  pick,
  priced,
  problemsOf,
  resolved,
  sharesOf,
  unitOf,
  value,
} from './test-line.ts';

const size = choice(1, 'Size', [
  [11, 'Small', -100],
  [12, 'Large', 120],
]);
const menuOf = (more: Partial<Combo> = {}, isWaterLeft = true) =>
  testMenu({
    restaurant_products: [
      dish(1, 'Burger', 1000, { modifier_group_ids: [5], tax_class_id: 3 }),
      dish(2, 'Chips', 500, { configurations: [{ ...size, is_required: false }] }),
      dish(3, 'Cola', 400),
      dish(4, 'Water', 300, { is_available: isWaterLeft }),
      dish(5, 'Cake', 600),
    ],
    modifier_groups: [group(5, 'Extras', [option(51, 'Bacon', 150)])],
    combos: [
      combo(
        1500,
        [
          { id: 1, name: 'Main', choices: [[1, 0]] },
          { id: 2, name: 'Side', choices: [[2, 0]] },
          {
            id: 3,
            name: 'Drink',
            choices: [
              [3, 0],
              [4, 50],
            ],
          },
          { id: 4, name: 'Sweets', min: 0, max: 2, choices: [[5, 200]] },
        ],
        more,
      ),
    ],
  });
const filling = (dish: number, componentId: number, ...more: Parameters<typeof pick>[0][]) =>
  part(
    dish,
    more.map((id) => pick(id)),
    { componentId },
  );
const [burger, chips, cola, water] = [filling(1, 1), filling(2, 2), filling(3, 3), filling(4, 3)];
const cake = filling(5, 4);

describe('R33 a combo', () => {
  it('R33 spreads its price by list price: 1500 over 1000, 500 and 400 is 789, 395 and 316', () => {
    const menu = menuOf();
    expect(unitOf(meal(burger, chips, cola), menu)).toBe(1500);
    expect(sharesOf(meal(burger, chips, cola), menu)).toEqual([789, 395, 316]);
    expect(sharesOf(meal(cola, burger, chips), menu)).toEqual([789, 395, 316]);
    expect(prorate(1500, [1000, 500, 400])).toEqual([789, 395, 316]);
  });

  it('R33 upcharges and options are on top, and stay with their own dish', () => {
    const menu = menuOf();
    expect(unitOf(meal(filling(1, 1, 51), chips, water), menu)).toBe(1500 + 150 + 50);
    const { shares } = priced(meal(filling(1, 1, 51), chips, water), menu);
    expect(shares).toEqual([
      { amount: 833 + 150, taxClassId: 3 },
      { amount: 417, taxClassId: null },
      { amount: 250 + 50, taxClassId: null },
    ]);
    const twoCakes = { ...cake, quantity: 2 };
    expect(unitOf(meal(burger, chips, cola, twoCakes), menu)).toBe(1500 + 400);
    expect(resolved(meal(burger, chips, cola, twoCakes), menu).parts[3]?.extra).toBe(400);
  });

  it('R33 a larger size is charged, a smaller one does not lower the fixed price', () => {
    const sized = (id: number) => ({ ...chips, configurations: [value(1, id)] });
    expect(unitOf(meal(burger, sized(12), cola), menuOf())).toBe(1620);
    expect(unitOf(meal(burger, sized(11), cola), menuOf())).toBe(1500);
  });

  it('R33 spreads without a share below 0, where everything is free, and to the last that weighs', () => {
    expect(prorate(2, [1, 1, 1, 1])).toEqual([1, 1, 0, 0]);
    expect(prorate(500, [0, 0])).toEqual([0, 500]);
    expect(prorate(1000, [333, 333, 333, 0])).toEqual([333, 333, 334, 0]);
    expect(prorate(0, [10, 20])).toEqual([0, 0]);
    expect(prorate(100, [])).toEqual([]);
  });

  it('R33 costs its price while its dishes are not chosen yet', () => {
    expect(priced(meal(), menuOf())).toMatchObject({
      unit: 1500,
      shares: [{ amount: 1500, taxClassId: null }],
    });
    expect(unitOf(meal(burger), menuOf())).toBe(1500);
  });
});

describe('R34 a combo', () => {
  it('R34 is not lowered by coupons for dishes unless allowed, and counts for no deal', () => {
    const line = meal(burger, chips, cola);
    expect(priced(line, menuOf())).toMatchObject({ couponProductIds: [], dealProductId: null });
    expect(priced(line, menuOf({ takes_item_coupons: true })).couponProductIds).toEqual([1, 2, 3]);
  });

  it('R34 is filled by its own choices, as many as each step takes', () => {
    const codes = (...parts: Parameters<typeof meal>) => codesOf(meal(...parts), menuOf());
    expect(codes(burger, chips, cola)).toEqual([]);
    expect(codes(burger, chips, water, { ...cake, quantity: 2 })).toEqual([]);
    expect(codes(burger, chips)).toEqual(['component_min']);
    expect(codes(burger, chips, cola, water)).toEqual(['component_max']);
    expect(codes(burger, chips, cola, { ...cake, quantity: 3 })).toEqual(['component_max']);
    expect(codes(burger, chips, filling(5, 3))).toEqual(['unknown_choice']);
    expect(codes(burger, chips, cola, filling(5, 9))).toEqual(['unknown_component']);
    expect(codes(burger, chips, cola, filling(77, 4))).toEqual([
      'unknown_product',
      'unknown_choice',
    ]);
    expect(codesOf({ ...meal(burger), offerId: 9 }, menuOf())).toEqual(['unknown_combo']);
    const [first] = problemsOf(meal(burger, chips), menuOf(), 'item');
    expect(first).toEqual({
      path: 'item.components.3',
      code: 'component_min',
      message: 'Drink: choose 1.',
    });
  });

  it('R26 checks the options of each dish at its place', () => {
    const line = meal(filling(1, 1, 99), chips, cola);
    expect(problemsOf(line, menuOf(), 'item').map(({ path, code }) => [path, code])).toEqual([
      ['item.children.0.modifiers.0.modifier_id', 'unknown_modifier'],
    ]);
  });

  it('R34 is sold out with a dish of it, or as a whole', () => {
    expect(codesOf(meal(burger, chips, water), menuOf({}, false))).toEqual(['sold_out']);
    const gone = problemsOf(meal(burger, chips, cola), menuOf({ is_available: false }), 'item');
    expect(gone.map(({ message }) => message)).toEqual(['Meal is sold out.']);
  });
});
