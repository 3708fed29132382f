import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { linePrice, priceCart, shareOf } from '#schemas/rules/price-cart.ts';
import type { LineToPrice, TaxRate } from '#schemas/rules/price-cart.ts';

const price = fc.integer({ min: 0, max: 500_000 });
const adjustments = fc.array(fc.integer({ min: -5_000, max: 5_000 }), { maxLength: 3 });
const line: fc.Arbitrary<LineToPrice> = fc.record({
  quantity: fc.integer({ min: 1, max: 99 }),
  base: price,
  adjustments,
  options: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 9 }), price, adjustments }), {
    maxLength: 5,
  }),
});
const lines = fc.array(line, { maxLength: 30 });
const rate: fc.Arbitrary<TaxRate> = fc.record({
  ppm: fc.integer({ min: 0, max: 300_000 }),
  inclusive: fc.boolean(),
});

test('R5 net lines and exclusive tax make the total, in whole cents, never below 0', () => {
  fc.assert(
    fc.property(lines, rate, (cart, tax) => {
      const priced = priceCart(cart, tax);
      const net = priced.lines.reduce((sum, { total }) => sum + total, 0);
      expect(priced.subtotal).toBe(net);
      expect(priced.total).toBe(net + (tax.inclusive ? 0 : priced.taxTotal));
      for (const amount of [priced.total, priced.subtotal, priced.taxTotal]) {
        expect(Number.isSafeInteger(amount)).toBe(true);
        expect(amount).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});

test('R2 each line is its quantity times its unit, and stands for itself', () => {
  fc.assert(
    fc.property(lines, rate, (cart, tax) => {
      const priced = priceCart(cart, tax);
      expect(priced.lines.map(({ total }) => total)).toEqual(cart.map(linePrice));
      for (const [index, { unit, total }] of priced.lines.entries()) {
        expect(total).toBe(unit * (cart[index]?.quantity ?? 0));
      }
    }),
  );
});

test('R5 the order of the lines and how a quantity is split change nothing', () => {
  fc.assert(
    fc.property(lines, rate, (cart, tax) => {
      const split = cart.flatMap((one) =>
        one.quantity > 1
          ? [
              { ...one, quantity: 1 },
              { ...one, quantity: one.quantity - 1 },
            ]
          : [one],
      );
      const { subtotal, taxTotal, total } = priceCart(cart, tax);
      expect(priceCart(split.toReversed(), tax)).toMatchObject({ subtotal, taxTotal, total });
    }),
  );
});

test('R9 the tax of the whole is within half a cent of the exact one, halves up', () => {
  fc.assert(
    fc.property(lines, rate, (cart, tax) => {
      const { subtotal, taxTotal } = priceCart(cart, tax);
      const divisor = BigInt(tax.inclusive ? 1_000_000 + tax.ppm : 1_000_000);
      const over = 2n * (BigInt(taxTotal) * divisor - BigInt(subtotal) * BigInt(tax.ppm));
      expect(over <= divisor && over > -divisor).toBe(true);
    }),
  );
});

test('R3 a half goes up at any size', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 ** 50 }), (whole) => {
      expect(shareOf(2 * whole + 1, 1, 2)).toBe(whole + 1);
      expect(shareOf(2 * whole, 1, 2)).toBe(whole);
    }),
  );
});
