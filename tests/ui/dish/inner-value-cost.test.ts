import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ModifierGroup } from '#schemas/api/menu.ts';
import { innerValueCost } from '#ui/dish/choices/inner-value-cost.ts';
import { draws } from '../../draws.ts';
import { choice, dish, group, option, testMenu } from '../../schemas/menu/test-menu.ts';
import { plain, unitOf, value } from '../../schemas/line/test-line.ts';

type Made = { more: Partial<ModifierGroup>; small: number; large: number; isDefault: boolean };

/** A dish with cheese and bacon of two sizes; cheese may be there from the start. */
const menuOf = ({ more, small, large, isDefault }: Made) => {
  const sizes = (id: number) =>
    choice(
      id,
      'Amount',
      [
        [id * 10 + 1, 'Little', small],
        [id * 10 + 2, 'Much', large],
      ],
      false,
    );
  return testMenu({
    restaurant_products: [dish(1, 'Burger', 1000, { modifier_group_ids: [5] })],
    modifier_groups: [
      group(
        5,
        'Extras',
        [
          option(51, 'Cheese', 100, { configurations: [sizes(6)], is_default: isDefault }),
          option(52, 'Bacon', 200, { configurations: [sizes(7)] }),
        ],
        more,
      ),
    ],
  });
};
const chosen = (size: number | null) => [
  { modifier_id: 51, quantity: 1, configurations: size === null ? [] : [value(6, size)] },
  { modifier_id: 52, quantity: 1, configurations: [] },
];

/** Label beside a size of the cheese, and what the line costs with it. */
function look(made: Made, size: number, present: number | null) {
  const menu = menuOf(made);
  const inGroup = menu.groups.get(5);
  const [cheese] = chosen(present);
  if (!inGroup || !cheese) throw new Error('there is no such group');
  const shown = innerValueCost(inGroup, {
    chosen: chosen(present),
    choice: cheese,
    value: value(6, size),
    currency: 'AUD',
  });
  return { shown, unit: unitOf(plain(1, chosen(size)), menu) };
}

const asPriced = { small: -30, large: 150, isDefault: false };

test('R33 the sizes of a free option are free', () => {
  const made = { ...asPriced, more: { free_count: 2 } };
  expect(look(made, 62, null).shown).toBe('free');
});

test('R33 the sizes of an option with a price add what they say', () => {
  const made = { ...asPriced, more: {} };
  expect([look(made, 61, null).shown, look(made, 62, null).shown]).toEqual([-30, 150]);
});

test('R33 another size of an option changes the price by what stands beside them', () => {
  fc.assert(
    fc.property(
      fc.record({
        more: fc.record({
          free_count: fc.integer({ min: 0, max: 2 }),
          free_mode: fc.constantFrom('cheapest' as const, 'dearest' as const, 'first' as const),
          charges_defaults: fc.boolean(),
        }),
        small: fc.integer({ min: -100, max: 0 }),
        large: fc.integer({ min: 0, max: 400 }),
        isDefault: fc.boolean(),
      }),
      fc.constantFrom(61, 62, null),
      (made, present) => {
        const [little, much] = [look(made, 61, present), look(made, 62, present)];
        const number = (shown: typeof little.shown) => (typeof shown === 'number' ? shown : 0);
        expect(much.unit - little.unit).toBe(number(much.shown) - number(little.shown));
      },
    ),
    { numRuns: draws(200) },
  );
});
