import * as fc from 'fast-check';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import type { LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { dealOf, plainLine } from './carts.ts';

const product = fc.integer({ min: 1, max: 3 });
const percent = fc.constantFrom(100, 50, 33, 15);

const effect: fc.Arbitrary<DealEffect> = fc.oneof(
  fc.record({
    kind: fc.constant('bogo' as const),
    percent,
    pick: fc.constantFrom('cheapest' as const, 'dearest' as const, 'first' as const),
  }),
  fc.record({ kind: fc.constant('bundle' as const), price: fc.integer({ min: 0, max: 900 }) }),
  fc.record({
    kind: fc.constant('percent' as const),
    percent,
    max_discount: fc.option(fc.integer({ min: 1, max: 300 })),
  }),
);

const products = fc.uniqueArray(product, { minLength: 1, maxLength: 3 });
const component = fc.record({
  role: fc.constant('buy' as const),
  quantity: fc.integer({ min: 1, max: 2 }),
  products,
});

/** One to so many deals of every kind over the dishes 1 to 3; a bogo has one component to get. */
export const arbitraryDeals = (most: number): fc.Arbitrary<IndexedDeal[]> =>
  fc
    .array(fc.tuple(effect, fc.array(component, { minLength: 1, maxLength: 2 }), products), {
      minLength: 1,
      maxLength: most,
    })
    .map((rows) =>
      rows.map(([kind, components, get], index) =>
        dealOf(
          index + 1,
          kind,
          kind.kind === 'bogo'
            ? [...components, { role: 'get' as const, quantity: 1, products: get }]
            : components,
        ),
      ),
    );

/** Lines of one unit each or, rarely, two, so that so many units stand in the cart. */
export const arbitraryLines = (units: number): fc.Arbitrary<LineToPrice[]> =>
  fc
    .array(
      fc.record({
        product,
        unit: fc.constantFrom(90, 200, 333, 500, 801),
        options: fc.constantFrom(0, 0, 77),
      }),
      { minLength: 1, maxLength: units },
    )
    .map((rows) =>
      rows.map(({ product, unit, options }, index) =>
        plainLine(product, unit + options, { dealBase: unit, key: `line ${index}` }),
      ),
    );
