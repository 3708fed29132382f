import { couponProducts } from '#schemas/rules/offers/coupon-products.ts';
import * as fc from 'fast-check';
import type {
  CartToPrice,
  CouponToApply,
  LineToPrice,
  TaxRules,
} from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';
import { arbitraryDeals } from './arbitrary-deals.ts';
import { plainLine } from './carts.ts';

const price = fc.integer({ min: 0, max: 500_000 });
const quantity = fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.nat(99));
const taxClassId = fc.constantFrom(null, 1, 2);

const plain: fc.Arbitrary<LineToPrice> = fc
  .record({
    product: fc.integer({ min: 1, max: 4 }),
    price,
    options: fc.nat(900),
    quantity,
    taxClassId,
  })
  .map(({ product, price: base, options, quantity: units, taxClassId: id }) =>
    plainLine(product, base + options, {
      quantity: Math.max(1, units),
      dealBase: base,
      shares: [{ amount: base + options, taxClassId: id }],
    }),
  );

/** Combos and deals by hand: several dishes, perhaps of several classes. */
const composed: fc.Arbitrary<LineToPrice> = fc
  .record({
    parts: fc.array(fc.tuple(price, taxClassId), { minLength: 1, maxLength: 4 }),
    off: fc.nat(100),
    deal: fc.option(
      fc.record({ id: fc.integer({ min: 1, max: 9 }), stacksWithCodes: fc.boolean() }),
    ),
    quantity,
  })
  .map(({ parts, off, deal, quantity: units }) => {
    const amounts = parts.map(([amount]) => amount);
    const listUnit = amounts.reduce((sum, amount) => sum + amount, 0);
    const unit = deal ? Math.floor((listUnit * (100 - off)) / 100) : listUnit;
    const shares = (all: readonly number[]) =>
      parts.map(([, id], index) => ({ amount: all[index] ?? 0, taxClassId: id }));
    return plainLine(1, unit, {
      quantity: Math.max(1, units),
      listUnit,
      deal,
      shares: shares(splitByLargestRemainder(unit, amounts)),
      listShares: shares(amounts),
      dealProductId: null,
      couponProductIds: [],
    });
  });

const ppm = fc.constantFrom(0, 50_000, 88_750, 100_000, 190_000, 333_333);
const tax: fc.Arbitrary<TaxRules> = fc.record({
  inclusive: fc.boolean(),
  standardPpm: ppm,
  classPpm: fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), ppm)).map((rows) => new Map(rows)),
  feesPpm: ppm,
});

const coupon: fc.Arbitrary<CouponToApply> = fc
  .record({
    id: fc.constant(1),
    code: fc.constant('CODE'),
    effect: fc.oneof(
      { arbitrary: fc.constant({ kind: 'free_delivery' as const }), weight: 1 },
      {
        weight: 3,
        arbitrary: fc.record({
          kind: fc.constant('amount' as const),
          type: fc.constantFrom('Flat' as const, 'Percentage' as const),
          value: fc.constantFrom(1, 12.5, 33.333, 50, 100, 4000),
          max_discount: fc.option(fc.integer({ min: 1, max: 5000 })),
          product_ids: fc.uniqueArray(fc.integer({ min: 1, max: 4 }), { maxLength: 2 }),
        }),
      },
    ),
    minimum: fc.constantFrom(0, 0, 2000, 900_000),
    stacksWithDeals: fc.boolean(),
  })
  .map((one) => ({ ...one, productIds: couponProducts(one.effect, []) }));

const fee = fc.nat(2000);
const delivery = fc
  .tuple(fee, fc.integer({ min: 1, max: 600_000 }), fee, fc.nat(5000))
  .map(([low, from, high, minimum]) => ({
    tiers: [
      { from: 0, fee: low },
      { from, fee: Math.min(low, high) },
    ],
    minimum,
  }));

/** A cart of up to eight lines with every part that a price may have. */
export const arbitraryCart: fc.Arbitrary<CartToPrice> = fc.record({
  lines: fc
    .array(fc.oneof({ weight: 3, arbitrary: plain }, { weight: 1, arbitrary: composed }), {
      maxLength: 8,
    })
    .map((lines) => lines.map((line, index) => ({ ...line, key: `line ${index}` }))),
  deals: fc
    .tuple(arbitraryDeals(3), fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }))
    .map(([deals, stacks]) =>
      deals.map((deal, index) => ({ ...deal, stacksWithCodes: stacks[index] ?? false })),
    ),
  coupon: fc.option(coupon),
  delivery: fc.option(delivery),
  serviceFeePpm: fc.constantFrom(0, 15_000, 33_333),
  tip: fc.oneof(
    fc.constant(null),
    fc.record({ kind: fc.constant('percent' as const), percent: fc.constantFrom(0, 7.5, 10, 20) }),
    fc.record({ kind: fc.constant('amount' as const), amount: fc.nat(40_000) }),
  ),
  tax,
  percentRounding: fc.constantFrom('half_up' as const, 'half_even' as const),
  points: fc.option(
    fc.record({
      points: fc.constantFrom(0, 50, 500, 10_000_000),
      pointValue: fc.integer({ min: 1, max: 1500 }),
      step: fc.constantFrom(1, 10),
      minimum: fc.constantFrom(0, 20),
      maxSharePercent: fc.constantFrom(1, 33, 100),
    }),
  ),
  giftCards: fc.array(fc.nat(100_000), { maxLength: 2 }),
  cashStep: fc.constantFrom(null, 1, 5, 10),
});
