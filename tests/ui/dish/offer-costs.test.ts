import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import { priceLine } from '#schemas/rules/line/price-line.ts';
import { resolveLine } from '#schemas/rules/line/resolve-line.ts';
import type { CartLine } from '#schemas/rules/line/cart-line.ts';
import { dishCost, valueCost } from '#ui/dish/offers/offer-costs.ts';
import { draws } from '../../draws.ts';
import { choice, combo, deal, dish, testMenu } from '../../schemas/menu/test-menu.ts';
import { meal, offer, part, value } from '../../schemas/line/test-line.ts';

const unitOf = (line: CartLine, menu: MenuIndex): number => {
  const resolved = resolveLine(line, menu);
  if (!resolved) throw new Error('the line is not on the menu');
  return priceLine(resolved, '').unit;
};
const minor = (cost: ReturnType<typeof valueCost>) => (typeof cost === 'number' ? cost : 0);

type Made = { prices: [number, number]; sizes: [number, number]; crust: number; fixed: number };

/** Two dishes that come in sizes, in a meal and in deals of each kind. */
const menuOf = ({ prices, sizes: [small, large], crust, fixed }: Made) => {
  const configurations = [
    choice(
      1,
      'Size',
      [
        [11, 'Small', small],
        [12, 'Large', large],
      ],
      false,
    ),
    choice(2, 'Crust', [[21, 'Filled', crust]], false),
  ];
  const all = [1, 2];
  const steps = [
    { role: 'buy' as const, restaurant_product_ids: all },
    { role: 'get' as const, restaurant_product_ids: all },
  ];
  const bogo = { kind: 'bogo' as const, percent: 100, pick: 'cheapest' as const };
  const effects = [
    bogo,
    { ...bogo, percent: 50 },
    { kind: 'bundle' as const, price: fixed / 100 },
    { kind: 'percent' as const, percent: 15, max_discount: null },
  ];
  return testMenu({
    restaurant_products: prices.map((price, index) =>
      dish(index + 1, `Dish ${index + 1}`, price, { configurations }),
    ),
    combos: [
      combo(fixed, [
        { id: 1, name: 'First', choices: all.map((id) => [id, 0] as const) },
        { id: 2, name: 'Second', choices: all.map((id) => [id, 100] as const) },
      ]),
    ],
    deals: effects.map((effect, index) => deal(effect, steps, { id: index + 1 })),
  });
};
const made = fc.record({
  prices: fc.tuple(fc.integer({ min: 300, max: 3000 }), fc.integer({ min: 300, max: 3000 })),
  sizes: fc.tuple(fc.integer({ min: -300, max: 0 }), fc.integer({ min: 0, max: 900 })),
  crust: fc.integer({ min: -200, max: 400 }),
  fixed: fc.integer({ min: 100, max: 5000 }),
});

describe('R33 a price beside a choice is a promise', () => {
  test('a smaller size of a meal lowers nothing, so it is included; a larger one is charged', () => {
    const menu = menuOf({ prices: [1000, 1200], sizes: [-50, 120], crust: 0, fixed: 1500 });
    const line = meal(part(1, [], { componentId: 1 }), part(2, [], { componentId: 2 }));
    const at = { menu, place: 0 };
    expect(valueCost(line, at, value(1, 11))).toBe('included');
    expect(valueCost(line, at, value(1, 12))).toBe(120);
    // A value that adds nothing by itself is said nothing of.
    expect(valueCost(line, at, value(2, 21))).toBe(0);
  });

  test('of two for one, of a dearer dish the difference is charged', () => {
    const menu = menuOf({ prices: [1000, 1200], sizes: [-50, 120], crust: 0, fixed: 1500 });
    const line = offer(part(1, [], { componentId: 1 }));
    expect(dishCost(line, menu, part(1, [], { componentId: 2 }))).toBe(0);
    expect(dishCost(line, menu, part(2, [], { componentId: 2 }))).toBe(200);
  });

  test('choosing another value or dish changes the price by what stands beside them', () => {
    const offerIds = fc.constantFrom<['combo' | 'deal', number]>(
      ['combo', 1],
      ['deal', 1],
      ['deal', 2],
      ['deal', 3],
      ['deal', 4],
    );
    fc.assert(
      fc.property(
        made,
        offerIds,
        fc.constantFrom(1, 2),
        fc.constantFrom(1, 2),
        fc.constantFrom(0, 1),
        fc.boolean(),
        (parts, [kind, offerId], first, second, place, hasCrust) => {
          const menu = menuOf(parts);
          const line: CartLine = {
            ...offer(
              part(first, [], {
                componentId: 1,
                configurations: hasCrust ? [value(2, 21)] : [],
              }),
              part(second, [], { componentId: 2 }),
            ),
            kind,
            offerId,
          };
          const sized = (id: number) => {
            const own = line.parts[place];
            if (!own) throw new Error('there is no such part');
            const others = own.configurations.filter((one) => one.attribute_id !== 1);
            const next = { ...own, configurations: [...others, value(1, id)] };
            return unitOf({ ...line, parts: line.parts.with(place, next) }, menu);
          };
          const cost = (id: number) => minor(valueCost(line, { menu, place }, value(1, id)));
          expect(sized(12) - sized(11)).toBe(cost(12) - cost(11));
          if (kind !== 'deal') return;
          const other = part(second === 1 ? 2 : 1, [], { componentId: 2 });
          const shown = part(second, [], { componentId: 2 });
          const swapped = { ...line, parts: [...line.parts.slice(0, 1), other] };
          expect(unitOf(swapped, menu) - unitOf(line, menu)).toBe(
            dishCost(line, menu, other) - dishCost(line, menu, shown),
          );
        },
      ),
      { numRuns: draws(200) },
    );
  });
});
