import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModifierChoice } from '#schemas/api/cart-lines.ts';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import { optionCost } from '#ui/dish/choices/option-cost.ts';
import { draws } from '../../draws.ts';
import { choice, dish, group, option, testMenu } from '../../schemas/menu/test-menu.ts';
import { plain, unitOf, value } from '../../schemas/line/test-line.ts';

type Made = { prices: readonly number[]; double: number; more: Partial<ModifierGroup> };

/** Chips with dips, each of which can be had double. */
const menuOf = ({ prices, double, more }: Made) =>
  testMenu({
    restaurant_products: [dish(1, 'Chips', 1000, { modifier_group_ids: [5] })],
    modifier_groups: [
      group(
        5,
        'Dips',
        prices.map((price, index) =>
          option(index + 1, `Dip ${index + 1}`, price, {
            configurations: [
              choice(
                10 + index,
                'Portion',
                [
                  [100 + index, 'Single', 0],
                  [200 + index, 'Double', double],
                ],
                false,
              ),
            ],
          }),
        ),
        more,
      ),
    ],
  });

const picked = (id: number, isDouble = false): ModifierChoice => ({
  modifier_id: id,
  quantity: 1,
  configurations: isDouble ? [value(9 + id, 199 + id)] : [],
});

function labelOf(made: Made, id: number, chosen: ModifierChoice[]) {
  const dips = menuOf(made).groups.get(5);
  const own = dips?.modifiers.find((one) => one.id === id);
  if (!dips || !own) throw new Error('there is no such dip');
  return optionCost(dips, own, chosen, 'AUD');
}

const twoFree = { prices: [250, 250, 400], double: 300, more: { free_count: 2 } };

test('R24 R33 a third dip says what the dearest one costs then, for the two cheapest are free', () => {
  expect(labelOf(twoFree, 1, [picked(3)])).toBe('free');
  expect(labelOf(twoFree, 1, [picked(3), picked(2)])).toBe(400);
  expect(labelOf(twoFree, 3, [picked(1), picked(2)])).toBe(400);
  // Of those that are chosen each says what is charged for it.
  const all = [picked(3), picked(2), picked(1)];
  expect([1, 2, 3].map((id) => labelOf(twoFree, id, all))).toEqual(['free', 'free', 400]);
});

test('R24 R33 a dip without a price says so where it makes none of the others dearer', () => {
  const made = { ...twoFree, prices: [0, 400], more: { free_count: 1 } };
  expect(labelOf(made, 1, [])).toBe(0);
  expect(labelOf(made, 1, [picked(2)])).toBe(400);
});

test('R33 one more option changes the price by what stands beside it', () => {
  const price = fc.integer({ min: 0, max: 600 });
  fc.assert(
    fc.property(
      fc.record({
        prices: fc.tuple(price, price, price),
        double: price,
        more: fc.record({
          free_count: fc.integer({ min: 0, max: 2 }),
          free_mode: fc.constantFrom('cheapest' as const, 'dearest' as const, 'first' as const),
          sequence_prices: fc.constantFrom<number[]>([], [0, 100, 250]),
        }),
      }),
      fc.uniqueArray(fc.record({ id: fc.constantFrom(1, 2), isDouble: fc.boolean() }), {
        selector: ({ id }) => id,
      }),
      (made, before) => {
        const chosen = before.map(({ id, isDouble }) => picked(id, isDouble));
        const label = labelOf(made, 3, chosen);
        const unit = (all: ModifierChoice[]) => unitOf(plain(1, all), menuOf(made));
        expect(unit([...chosen, picked(3)]) - unit(chosen)).toBe(
          typeof label === 'number' ? label : 0,
        );
      },
    ),
    { numRuns: draws(200) },
  );
});
