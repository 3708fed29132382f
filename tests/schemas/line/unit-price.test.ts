import { describe, expect, it } from 'vitest';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import { choice, dish, group, option, testMenu } from '../menu/test-menu.ts';
import { pick, plain, priced, resolved, unitOf, value } from './test-line.ts';

const size = choice(1, 'Size', [
  [11, 'Small', -300],
  [12, 'Large', 300],
  [13, 'Tasting', -2000],
]);
const extra = option(51, 'Cheese', 150, {
  configurations: [choice(2, 'Amount', [[21, 'Double', 100]], false)],
  modifier_group_ids: [6],
});
const menu = testMenu({
  restaurant_products: [
    dish(1, 'Pizza', 1000, {
      modifier_group_ids: [5],
      configurations: [size],
      tax_class_id: 7,
      price: 9,
    }),
    dish(2, 'Water', 0),
  ],
  modifier_groups: [group(5, 'Extras', [extra]), group(6, 'Which?', [option(61, 'Goat', 50)])],
});
const sized = (id: number) => ({ configurations: [value(1, id)] });

describe('a plain line', () => {
  it('R2 base, size, options with their values and what they ask, each by its quantity', () => {
    const doubleGoat = pick(51, 2, { configurations: [value(2, 21)], modifiers: [pick(61)] });
    expect(unitOf(plain(1, [doubleGoat], sized(12)), menu)).toBe(1000 + 300 + 2 * (150 + 100 + 50));
    expect(unitOf(plain(1, [], sized(11)), menu)).toBe(700);
  });

  it('R2 is never below 0, and options count before that is looked at', () => {
    expect(unitOf(plain(1, [], sized(13)), menu)).toBe(0);
    expect(unitOf(plain(1, [pick(51, 8)], sized(13)), menu)).toBe(200);
  });

  it('R2 keeps quantity apart from the unit, and its one share is the unit', () => {
    const { quantity, unit, listUnit, shares } = priced({ ...plain(1), quantity: 3 }, menu);
    expect({ quantity, unit, listUnit, shares }).toEqual({
      quantity: 3,
      unit: 1000,
      listUnit: 1000,
      shares: [{ amount: 1000, taxClassId: 7 }],
    });
  });

  it('R28 prices come from the menu alone, and what is not offered counts nothing', () => {
    const sent = { configurations: [{ ...value(1, 12), price_adjustment: '-9.99' }] };
    expect(unitOf(plain(1, [], sent), menu)).toBe(1300);
    expect(unitOf(plain(2, [pick(51), pick(99)], sized(12)), menu)).toBe(0);
    expect(unitOf(plain(1, [pick(61)], { configurations: [value(2, 21)] }), menu)).toBe(1000);
    expect(unitOf(plain(1, [], { configurations: [value(1, 21)] }), menu)).toBe(1000);
  });

  it('is null where the dish left the menu', () => {
    expect(resolveLine(plain(9), menu)).toBeNull();
    expect(resolveLine({ ...plain(1), parts: [] }, menu)).toBeNull();
  });

  it('says what it is in the order of the menu', () => {
    const { name, parts } = resolved(plain(1, [pick(51)], sized(12)), menu);
    expect(name).toBe('Pizza');
    expect(parts[0]?.values.map(({ name }) => name)).toEqual(['Large']);
    expect(parts[0]?.modifiers.map(({ group, modifier }) => [group.name, modifier.name])).toEqual([
      ['Extras', 'Cheese'],
    ]);
    expect(parts[0]?.extra).toBe(150);
  });

  it('counts for automatic deals with what a bundle takes the place of, size and options apart', () => {
    const dishOf = (line: ReturnType<typeof plain>) => {
      const { dealProductId, dealBase, couponProductIds } = priced(line, menu);
      return { dealProductId, dealBase, couponProductIds };
    };
    expect(dishOf(plain(1, [pick(51)], sized(12)))).toEqual({
      dealProductId: 1,
      dealBase: 1000,
      couponProductIds: [1],
    });
    expect(dishOf(plain(1, [], sized(11))).dealBase).toBe(700);
    expect(dishOf(plain(1, [pick(51)], sized(11))).dealBase).toBe(700);
    expect(dishOf(plain(1, [], sized(13))).dealBase).toBe(0);
  });
});
