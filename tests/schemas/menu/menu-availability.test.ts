import { expect, it } from 'vitest';
import { availabilityOf, withAvailability } from '#schemas/rules/menu/menu-availability.ts';
import { choice, combo, dish, group, halfSet, option, wireMenu } from './test-menu.ts';

const gone = { is_available: false };
const size = choice(1, 'Size', [
  [11, 'Small', 0],
  [12, 'Large', 300],
]);
const soldSize = {
  ...size,
  values: size.values.map((value) => (value.id === 12 ? { ...value, is_sold_out: true } : value)),
};
const menuWith = (isOut: boolean) =>
  wireMenu({
    restaurant_products: [
      dish(1, 'Pizza', 1000, { configurations: [isOut ? soldSize : size] }),
      dish(2, 'Soup', 900, isOut ? { ...gone, unavailable_until: '2026-11-20T08:00:00Z' } : {}),
    ],
    modifier_groups: [group(5, 'Extras', [option(51, 'Ham', 100, isOut ? gone : {})])],
    combos: [combo(1999, [], isOut ? gone : {})],
    half_sets: [halfSet([1, 2], isOut ? gone : {})],
  });

it('R27 a menu shows what is sold out on another one of the same content, and that it is back', () => {
  const [open, sold] = [menuWith(false), menuWith(true)];
  expect(withAvailability(open, availabilityOf(sold))).toEqual(sold);
  expect(withAvailability(sold, availabilityOf(open))).toEqual(open);
  expect(withAvailability(sold, availabilityOf(sold))).toEqual(sold);
});
