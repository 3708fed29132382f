import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changeTip } from '#schemas/rules/pricing/change-tip.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { cartOf, gst, plainLine } from './carts.ts';

describe('R16 another tip', () => {
  test('comes to what the order would have cost with it from the beginning', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 50_000 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.integer({ min: 0, max: 9_999 }),
        fc.constantFrom(null, 1, 5, 10),
        (price, first, second, cashStep) => {
          const priced = (amount: number) =>
            priceCart(
              cartOf([plainLine(1, price)], {
                tax: gst,
                cashStep,
                tip: { kind: 'amount', amount },
              }),
            );
          const { tip, total, cashRounding, due } = priced(second);
          expect(changeTip(priced(first), second, cashStep)).toEqual({
            tip,
            total,
            cashRounding,
            due,
          });
        },
      ),
    );
  });
});
