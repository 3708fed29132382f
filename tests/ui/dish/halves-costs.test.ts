import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import {
  emptyHalves,
  withHalf,
  withTopping,
  type HalvesDraft,
  type Place,
} from '#ui/dish/halves/halves-draft.ts';
import { halvesGroups } from '#ui/dish/halves/halves-groups.ts';
import { halvesLine } from '#ui/dish/halves/halves-line.ts';
import { halvesValueCost } from '#ui/dish/halves/halves-value-cost.ts';
import { toppingCost } from '#ui/dish/halves/topping-cost.ts';
import { toppingValueCost } from '#ui/dish/halves/topping-value-cost.ts';
import { draws } from '../../draws.ts';
import { choice, dish, group, halfSet, option, testMenu } from '../../schemas/menu/test-menu.ts';

const modes = ['dearest', 'average', 'sum_of_halves'] as const;
type Mode = (typeof modes)[number];
type Made = { prices: [number, number]; large: [number, number]; small: [number, number] };

/** Two pizzas whose sizes add something of their own to each. */
const menuOf = ({ prices, large, small }: Made, baseMode: Mode): MenuIndex =>
  testMenu({
    restaurant_products: [0, 1].map((index) =>
      dish(index + 1, `Pizza ${index + 1}`, prices[index] ?? 0, {
        configurations: [
          choice(
            index + 1,
            'Size',
            [
              [10 * (index + 1) + 1, 'Small', small[index] ?? 0],
              [10 * (index + 1) + 2, 'Large', large[index] ?? 0],
            ],
            false,
          ),
        ],
      }),
    ),
    half_sets: [halfSet([1, 2], { base_mode: baseMode })],
  });
const large = { name: 'Large', ids: [12, 22] };
const small = { name: 'Small', ids: [11, 21] };

function draftOf(menu: MenuIndex, right: 1 | 2 | null = 2): HalvesDraft {
  const at = (id: number) => menu.products.get(id) ?? null;
  return { ...emptyHalves, left: at(1), right: right === null ? null : at(right) };
}
const unitOf = (draft: HalvesDraft, menu: MenuIndex): number => {
  const resolved = resolveLine(halvesLine(draft, menu), menu);
  if (!resolved) throw new Error('the line is not on the menu');
  return priceLine(resolved, '').unit;
};
const costOf = (draft: HalvesDraft, menu: MenuIndex, value: typeof large) =>
  halvesValueCost(draft, menu, { attribute: 'Size', value });

test('R33 a size of a half-and-half says what the dearer dish makes of it, and not the dearer size', () => {
  // Large: 1000 + 400 and 1200 + 300, of which the second counts.
  const menu = menuOf({ prices: [1000, 1200], large: [400, 300], small: [0, 0] }, 'dearest');
  expect(costOf(draftOf(menu), menu, large)).toBe(300);
  expect(costOf(draftOf(menu), menu, small)).toBe(0);
  // With one half chosen it may still be the other.
  expect(costOf(draftOf(menu, null), menu, large)).toBe(400);
});

test('R33 a size that changes nothing is included', () => {
  const menu = menuOf({ prices: [1000, 2000], large: [400, 0], small: [0, 0] }, 'dearest');
  expect(costOf(draftOf(menu), menu, large)).toBe('included');
});

test('R33 choosing another size changes the price by what stands beside them', () => {
  const price = fc.integer({ min: 300, max: 3000 });
  const more = fc.integer({ min: 0, max: 900 });
  const less = fc.integer({ min: -300, max: 0 });
  const made = fc.record({
    prices: fc.tuple(price, price),
    large: fc.tuple(more, more),
    small: fc.tuple(less, less),
  });
  fc.assert(
    fc.property(
      made,
      fc.constantFrom(...modes),
      fc.constantFrom(1 as const, 2 as const),
      fc.constantFrom('Small', 'Large', null),
      (parts, mode, right, chosen) => {
        const menu = menuOf(parts, mode);
        const draft = {
          ...draftOf(menu, right),
          values: chosen === null ? {} : { Size: chosen },
        };
        const unit = (size: string) => unitOf({ ...draft, values: { Size: size } }, menu);
        const cost = (value: typeof large) => {
          const shown = costOf(draft, menu, value);
          return typeof shown === 'number' ? shown : 0;
        };
        expect(unit('Large') - unit('Small')).toBe(cost(large) - cost(small));
      },
    ),
    { numRuns: draws(200) },
  );
});

const toppings = testMenu({
  restaurant_products: [
    dish(1, 'Margherita', 1000, { modifier_group_ids: [5] }),
    dish(2, 'Diavola', 1200, { modifier_group_ids: [5, 6] }),
  ],
  modifier_groups: [
    group(5, 'Extras', [
      option(51, 'Olives', 150, {
        configurations: [
          choice(7, 'Portion', [
            [71, 'Single', 0],
            [72, 'Double', 125],
          ]),
        ],
      }),
    ]),
    group(6, 'Hotter', [option(61, 'Chilli', 80)]),
  ],
  half_sets: [halfSet([1, 2])],
});

/** Olives in a place, or nowhere. */
function olives(place: Place | null, sides: readonly ('left' | 'right')[] = ['left', 'right']) {
  const draft = sides.reduce((made: HalvesDraft, side) => {
    const pizza = toppings.products.get(side === 'left' ? 1 : 2);
    return pizza ? withHalf(made, side, pizza) : made;
  }, emptyHalves);
  const extras = toppings.groups.get(5);
  const own = extras?.modifiers[0];
  if (!extras || !own) throw new Error('there are no olives');
  return withTopping(draft, extras, own, place);
}

function sizesOf(draft: HalvesDraft) {
  const topping = draft.toppings[0];
  if (!topping) throw new Error('nothing lies on it');
  return [71, 72].map((id) =>
    toppingValueCost(draft, toppings, {
      topping,
      value: { attribute_id: 7, attribute_value_id: id },
    }),
  );
}

test('R31 R33 a double portion on one half costs half of what it costs on the whole', () => {
  expect(sizesOf(olives('whole'))).toEqual([0, 125]);
  // 275 and 150 on one half are 138 and 75.
  expect(sizesOf(olives('left'))).toEqual([0, 63]);
  expect(sizesOf(olives('left', ['left']))).toEqual([0, 63]);
});

test('R31 R33 a topping of one half alone says what it costs there before it is chosen', () => {
  const cost = (draft: HalvesDraft, name: string) => {
    const asked = halvesGroups(draft).find(({ group }) => group.name === name);
    const [shown] = asked?.options ?? [];
    if (!asked || !shown) throw new Error(`${name} is not asked`);
    return toppingCost({ toppingMode: 'half' }, { asked, option: shown, draft, currency: 'AUD' });
  };
  expect(cost(olives(null), 'Extras')).toBe(150);
  expect(cost(olives(null), 'Hotter')).toBe(40);
  // The missing half may offer it too.
  expect(cost(olives(null, ['right']), 'Hotter')).toBe(80);
});
