import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import { plainLine } from '#schemas/rules/line/plain-line.ts';
import { plainParts } from '#schemas/rules/line/plain-parts.ts';
import { prorate } from '#schemas/rules/line/prorate.ts';
import { choice, combo, deal, dish, group, halfSet, option, testMenu } from '../menu/test-menu.ts';
import {
  halves,
  meal,
  offer,
  part,
  pick,
  plain,
  priced,
  resolved,
  sharesOf,
  unitOf,
  value,
} from './test-line.ts';

const cents = fc.integer({ min: 0, max: 5000 });
const optionIds = [51, 52, 53, 54];
const sizeIds = [11, 12];

type Rules = Pick<
  ModifierGroup,
  'free_count' | 'free_mode' | 'charges_defaults' | 'credits_substitutions'
>;
const rules: fc.Arbitrary<Rules> = fc.record({
  free_count: fc.integer({ min: 0, max: 3 }),
  free_mode: fc.constantFrom('cheapest', 'dearest', 'first'),
  charges_defaults: fc.boolean(),
  credits_substitutions: fc.boolean(),
});
const world = fc.record({
  prices: fc.array(cents, { minLength: 4, maxLength: 4 }),
  sizes: fc.tuple(fc.integer({ min: -9000, max: 3000 }), fc.integer({ min: -500, max: 3000 })),
  defaults: fc.array(fc.boolean(), { minLength: 4, maxLength: 4 }),
  dishes: fc.tuple(cents, cents),
  fixed: cents,
  surcharge: cents,
  base_mode: fc.constantFrom('dearest' as const, 'average' as const, 'sum_of_halves' as const),
  topping_mode: fc.constantFrom('half' as const, 'full_each' as const, 'full_once' as const),
  effect: fc.oneof(
    fc.record({
      kind: fc.constant('bogo' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      pick: fc.constantFrom('cheapest' as const, 'dearest' as const, 'first' as const),
    }),
    fc.record({ kind: fc.constant('bundle' as const), price: cents.map((one) => one / 100) }),
    fc.record({
      kind: fc.constant('percent' as const),
      percent: fc.integer({ min: 1, max: 100 }),
      max_discount: fc.option(cents.map((one) => (one + 1) / 100)),
    }),
  ),
  rules,
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const menuOf = (world: World) => {
  const size = (dish: number) =>
    choice(dish, 'Size', [
      [dish * 10 + 1, 'Small', world.sizes[0]],
      [dish * 10 + 2, 'Large', world.sizes[1]],
    ]);
  return testMenu({
    restaurant_products: [1, 2].map((id) =>
      dish(id, `Dish ${id}`, world.dishes[id - 1] ?? 0, {
        modifier_group_ids: [5],
        configurations: [size(id)],
      }),
    ),
    modifier_groups: [
      group(
        5,
        'Toppings',
        optionIds.map((id, index) =>
          option(id, `Topping ${id}`, world.prices[index], {
            is_default: world.defaults[index] ?? false,
          }),
        ),
        world.rules,
      ),
    ],
    half_sets: [
      halfSet([1, 2], {
        base_mode: world.base_mode,
        topping_mode: world.topping_mode,
        surcharge: world.surcharge / 100,
      }),
    ],
    combos: [
      combo(world.fixed, [
        { id: 1, name: 'One', choices: [[1, 100]] },
        { id: 2, name: 'Two', choices: [[2, 0]] },
      ]),
    ],
    deals: [
      deal(world.effect, [
        { role: 'buy', restaurant_product_ids: [1, 2] },
        { role: 'get', restaurant_product_ids: [1, 2] },
      ]),
    ],
  });
};

const picks: fc.Arbitrary<ModifierChoice[]> = fc.array(
  fc.record({
    modifier_id: fc.constantFrom(...optionIds),
    quantity: fc.integer({ min: 1, max: 3 }),
    configurations: fc.constant([]),
  }),
  { maxLength: 5 },
);
const sizing = fc.constantFrom(...sizeIds.map((id) => id - 10));
const sized = (dish: number, nth: number) => ({
  configurations: [value(dish, dish * 10 + nth)],
});
const shuffled = <T>(items: readonly T[]) =>
  fc.shuffledSubarray([...items], { minLength: items.length });

describe('lines of every menu', () => {
  it('R29 the order of choices changes neither the fixed form nor, but for first-free, the price', () => {
    const orders = picks.chain((chosen) => fc.tuple(fc.constant(chosen), shuffled(chosen)));
    fc.assert(
      fc.property(world, orders, (world, [chosen, other]) => {
        const menu = menuOf(world);
        expect(plainParts([part(1, other)])).toEqual(plainParts([part(1, chosen)]));
        if (world.rules.free_mode === 'first') return;
        expect(plainLine(plain(1, other), menu)).toEqual(plainLine(plain(1, chosen), menu));
        expect(unitOf(plain(1, other), menu)).toBe(unitOf(plain(1, chosen), menu));
      }),
    );
  });

  it('R29 the fixed form costs the same, and its own fixed form is itself', () => {
    fc.assert(
      fc.property(world, picks, sizing, (world, chosen, nth) => {
        // The first of a repeated pick counts, so each option is picked once.
        const once = [...new Map(chosen.map((one) => [one.modifier_id, one])).values()];
        const menu = menuOf(world);
        const line = plain(1, once, sized(1, nth));
        const fixed = plainLine(line, menu);
        expect(unitOf(fixed, menu)).toBe(unitOf(line, menu));
        expect(plainLine(fixed, menu)).toEqual(fixed);
      }),
    );
  });

  it('R2 R33 no unit and no share is below 0, and the shares add up to the unit', () => {
    fc.assert(
      fc.property(world, picks, picks, sizing, (world, one, other, nth) => {
        const menu = menuOf(world);
        const [first, second] = [part(1, one, sized(1, nth)), part(2, other, sized(2, nth))];
        const filling = (componentId: number, dish: typeof first) => ({ ...dish, componentId });
        for (const line of [
          plain(1, one, sized(1, nth)),
          halves(first, second),
          meal(filling(1, first), filling(2, second)),
          offer(filling(1, first), filling(2, second)),
        ]) {
          const { unit, listUnit, shares, listShares } = priced(line, menu);
          expect(Number.isSafeInteger(unit)).toBe(true);
          for (const { amount } of [...shares, ...listShares])
            expect(amount).toBeGreaterThanOrEqual(0);
          expect(shares.reduce((sum, { amount }) => sum + amount, 0)).toBe(unit);
          expect(listShares.reduce((sum, { amount }) => sum + amount, 0)).toBe(listUnit);
          expect(listUnit).toBeGreaterThanOrEqual(unit);
        }
      }),
    );
  });

  it('R33 a fixed price is spread exactly over any weights', () => {
    fc.assert(
      fc.property(cents, fc.array(cents, { minLength: 1, maxLength: 8 }), (amount, weights) => {
        const shares = prorate(amount, weights);
        expect(shares.reduce((sum, share) => sum + share, 0)).toBe(amount);
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('R32 two equal halves are the plain dish in price, kind and form', () => {
    const orders = picks.chain((chosen) => fc.tuple(fc.constant(chosen), shuffled(chosen)));
    fc.assert(
      fc.property(world, orders, sizing, (world, [chosen, other], nth) => {
        const menu = menuOf({ ...world, rules: { ...world.rules, free_mode: 'cheapest' } });
        const same = halves(part(1, chosen, sized(1, nth)), part(1, other, sized(1, nth)));
        const whole = plain(1, chosen, sized(1, nth));
        expect(unitOf(same, menu)).toBe(unitOf(whole, menu));
        expect(resolved(same, menu).kind).toBe('plain');
        expect(plainLine(same, menu)).toEqual(plainLine(whole, menu));
      }),
    );
  });

  it('R25 taking a default off never lowers the price, but for what it pays for', () => {
    fc.assert(
      fc.property(world, fc.uniqueArray(fc.constantFrom(...optionIds)), (world, ids) => {
        const menu = menuOf({ ...world, rules: { ...world.rules, credits_substitutions: false } });
        const costs = (chosen: readonly number[]) =>
          unitOf(
            plain(
              1,
              chosen.map((id) => pick(id)),
            ),
            menu,
          );
        for (const [index, id] of optionIds.entries()) {
          if (!world.defaults[index] || !ids.includes(id)) continue;
          expect(costs(ids.filter((one) => one !== id))).toBeGreaterThanOrEqual(costs(ids));
        }
      }),
    );
  });

  it('R30 two halves of one price cost that price, but for the rounding of each half', () => {
    fc.assert(
      fc.property(world, cents, (world, price) => {
        const menu = menuOf({ ...world, dishes: [price, price], surcharge: 0, defaults: [] });
        const rounding = world.base_mode === 'sum_of_halves' ? price % 2 : 0;
        const line = halves(part(1), part(2));
        expect(unitOf(line, menu)).toBe(price + rounding);
        const [left = 0, right = 0] = sharesOf(line, menu);
        expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
