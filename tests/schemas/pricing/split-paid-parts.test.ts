import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { soldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import { partsLeft, splitPaidParts } from '#schemas/rules/pricing/split-paid-parts.ts';
import { arbitraryCart } from './arbitrary-cart.ts';

const nothing: PaidParts = {
  dishes: 0,
  tip: 0,
  cashRounding: 0,
  discounts: [],
  fees: [],
  taxes: [],
};

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);

test('R67 tenders that pay an order together each pay for a share, and together for all of it', () => {
  fc.assert(
    fc.property(arbitraryCart, (cart) => {
      const priced = priceCart(cart);
      const { total, tip, tenders, due, taxInclusive, delivery, subtotal, taxTotal } = priced;
      const parts = partsOfSold({
        amounts: soldAmounts(priced, { deals: new Map(), coupon: '', points: '' }),
        tip,
        total,
        deliveryCharge: delivery,
        subtotal,
        taxTotal,
        taxPpm: 0,
        taxMode: taxInclusive ? 'inclusive' : 'exclusive',
      });
      const amounts = [...tenders.filter((paid) => paid > 0), ...(due > 0 ? [due] : [])];
      fc.pre(amounts.length > 0);
      const shares = splitPaidParts(parts, amounts);
      const together = shares.reduce((all, one) => partsAfter(all, nothing, one), nothing);
      expect(partsAfter(together, parts, nothing)).toEqual(nothing);
      shares.forEach((share, index) => {
        const onTop = taxInclusive ? 0 : sum(share.taxes);
        const { dishes, discounts, fees } = share;
        const of = dishes - sum(discounts) + sum(fees) + onTop + share.tip + share.cashRounding;
        expect(of).toBe(amounts[index]);
      });
      expect(partsLeft(parts, shares)).toEqual(nothing);
    }),
  );
});
