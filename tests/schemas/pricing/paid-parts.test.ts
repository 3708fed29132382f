import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { partsAfter, partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { PaidParts, SoldTotals } from '#schemas/rules/pricing/paid-parts.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { soldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import { draws } from '../../draws.ts';
import { arbitraryCart } from './arbitrary-cart.ts';

const sum = (amounts: readonly { amount: number }[]) =>
  amounts.reduce((total, { amount }) => total + amount, 0);
/** What the parts come to. */
const worth = ({ dishes, tip, cashRounding, ...parts }: PaidParts, isInclusive: boolean) =>
  dishes -
  sum(parts.discounts) +
  sum(parts.fees) +
  (isInclusive ? 0 : sum(parts.taxes)) +
  tip +
  cashRounding;

const cart = arbitraryCart.map((one) => ({ ...one, giftCards: [] }));

function soldOf(one: Parameters<typeof priceCart>[0], isOld = false): SoldTotals & { due: number } {
  const priced = priceCart(one);
  const names = { deals: new Map<number, string>(), coupon: '', points: '' };
  return {
    amounts: isOld ? null : soldAmounts(priced, names),
    tip: priced.tip,
    total: priced.total,
    due: priced.due,
    deliveryCharge: priced.delivery,
    subtotal: priced.subtotal,
    taxTotal: priced.taxTotal,
    taxPpm: one.tax.standardPpm,
    taxMode: one.tax.inclusive ? 'inclusive' : 'exclusive',
  };
}

it('R14 what a payment pays for is its amount to the cent, also of what a change added', () => {
  fc.assert(
    fc.property(cart, cart, fc.boolean(), (was, now, isInclusive) => {
      const tax = (one: typeof was) => ({ ...one, tax: { ...one.tax, inclusive: isInclusive } });
      const [before, after] = [soldOf(tax(was)), soldOf(tax(now))];
      const [partsWas, partsNow] = [partsOfSold(before), partsOfSold(after)];
      expect(worth(partsWas, isInclusive)).toBe(before.due);
      const added = partsAfter(null, partsWas, partsNow);
      expect(worth(added, isInclusive)).toBe(after.due - before.due);
      // Back to what it was, nothing is left of it.
      const none = partsAfter(added, partsNow, partsWas);
      expect([none.dishes, none.tip, none.cashRounding]).toEqual([0, 0, 0]);
      expect([none.discounts, none.fees, none.taxes]).toEqual([[], [], []]);
    }),
    { numRuns: draws(200) },
  );
});

it('R14 an order from before its amounts were stored is made of its total, too', () => {
  fc.assert(
    fc.property(cart, (one) => {
      const old = soldOf({ ...one, cashStep: null }, true);
      expect(worth(partsOfSold(old), old.taxMode === 'inclusive')).toBe(old.total);
    }),
    { numRuns: draws(100) },
  );
});
