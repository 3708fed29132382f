import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedPoints, eligibleAmount } from '#schemas/rules/loyalty/earned-points.ts';
import { giveBackLatestFirst, takeOldestFirst } from '#schemas/rules/loyalty/point-lots.ts';
import type { LotPart, PointLot } from '#schemas/rules/loyalty/point-lots.ts';
import {
  clawedBackPoints,
  returnedPoints,
  shareOf,
} from '#schemas/rules/loyalty/points-after-refunds.ts';
import type { Share } from '#schemas/rules/loyalty/points-after-refunds.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { sharesOfOrder } from '#schemas/rules/refunds/order-shares.ts';
import { amountOfSelection } from '#schemas/rules/refunds/refundable.ts';
import type { RefundSelection } from '#schemas/rules/refunds/refund-selection.ts';
import { splitOverTenders } from '#schemas/rules/refunds/split-over-tenders.ts';
import { draws } from '../../draws.ts';
import { arbitraryCart } from '../pricing/arbitrary-cart.ts';
import { soldOf } from './sold-carts.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Paid by points, up to four gift cards, and card or cash for the rest. */
const arbitrarySale = fc
  .record({
    cart: arbitraryCart,
    giftCards: fc.array(fc.integer({ min: 1, max: 60_000 }), { minLength: 1, maxLength: 4 }),
    redeem: fc.record({
      points: fc.integer({ min: 1, max: 5000 }),
      pointValue: fc.integer({ min: 1, max: 50 }),
      step: fc.constantFrom(1, 10),
      minimum: fc.constantFrom(1, 50),
      maxSharePercent: fc.constantFrom(20, 50, 100),
    }),
  })
  .map(({ cart, giftCards, redeem }) => ({ ...cart, giftCards, points: redeem }));

const arbitraryRules = fc.record({
  unit: fc.constantFrom(1, 100, 1000),
  pointsPerUnit: fc.integer({ min: 1, max: 3 }),
  countsTax: fc.boolean(),
});

/** Of lines that mostly are there, of an amount, or of all that is left, as a cancel gives it back. */
const arbitraryStep = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      items: fc.array(
        fc.record({
          lineId: fc.nat(7),
          part: fc.constant(null),
          quantity: fc.integer({ min: 1, max: 4 }),
        }),
        { maxLength: 3 },
      ),
      fees: fc.boolean(),
      tip: fc.boolean(),
    }),
  },
  { weight: 3, arbitrary: fc.record({ amount: fc.integer({ min: 1, max: 90_000 }) }) },
  { weight: 1, arbitrary: fc.constant('all' as const) },
);

/** Lots as they are left once parts were taken, or given back. */
const after = (lots: readonly PointLot[], parts: readonly LotPart[], sign: 1 | -1): PointLot[] =>
  lots.map((lot) => {
    const part = parts.find(({ lotId }) => lotId === lot.id)?.points ?? 0;
    return { ...lot, left: lot.left + sign * part };
  });
const leftOf = (lots: readonly PointLot[]) => sum(lots.map(({ left }) => left));

test('R71 R77 R78 whatever is refunded of points, gift cards and card or cash, in any sequence, goes back once and where it came from', () => {
  fc.assert(
    fc.property(
      arbitrarySale,
      arbitraryRules,
      fc.array(arbitraryStep, { maxLength: 10 }),
      (cart, rules, steps) => {
        const priced = priceCart(cart);
        const sold = soldOf(cart);
        const shares = sharesOfOrder(sold);
        const whole = sum(shares.lines.flatMap(({ parts }) => parts));
        const eligible = eligibleAmount(priced, rules);
        const earned = earnedPoints(eligible, rules);
        const used = priced.pointsUsed;
        const rest = { kind: cart.cashStep === null ? 'card' : 'cash', left: priced.due };
        let tenders = [rest, ...priced.tenders.map((left) => ({ kind: 'gift_card', left }))];
        const paid = tenders.map(({ left }) => left);
        expect(sum(paid)).toBe(sold.paid);

        // The points came from two lots, as many as there were.
        const bought: PointLot[] = [
          { id: 1, left: Math.ceil(used / 2) + 3, expiresAt: new Date(2e12) },
          { id: 2, left: used, expiresAt: null },
        ];
        const taken = takeOldestFirst(bought, used);
        let lots = after(bought, taken, -1);
        const whatLotsGave = new Map(taken.map(({ lotId, points }) => [lotId, points]));
        const earlier: RefundSelection[] = [];
        let [given, part, returned, clawedBack] = [0, 0, 0, 0];

        for (const step of steps) {
          const left = sold.paid - given;
          const isSelected = step !== 'all' && 'items' in step;
          const amount =
            step === 'all'
              ? left
              : 'amount' in step
                ? step.amount
                : amountOfSelection(shares, earlier, step);
          if (amount === null || amount === 0 || amount > left) continue;
          if (isSelected) {
            const items = { ...step, fees: false, tip: false };
            part += amountOfSelection(shares, earlier, items) ?? 0;
            earlier.push(step);
          } else {
            part += shareOf(whole, { part: amount, whole: sold.paid });
          }
          given += amount;

          const parts = splitOverTenders(amount, tenders);
          expect(sum(parts.map((one) => one.amount))).toBe(amount);
          tenders = tenders.map((tender) => {
            const back = parts.find((one) => one.tender === tender)?.amount ?? 0;
            return { ...tender, left: tender.left - back };
          });
          // The first one first: a tender gives back once all before it have nothing left.
          const open = tenders.findIndex(({ left: open }) => open > 0);
          const untouched = tenders.slice(open + 1).map(({ left: open }) => open);
          expect(open < 0 ? [] : untouched).toEqual(open < 0 ? [] : paid.slice(open + 1));
          expect(tenders.every(({ left: open }) => open >= 0)).toBe(true);

          const isWhole = given === sold.paid;
          const share: Share = isWhole
            ? { part: 1, whole: 1 }
            : { part: Math.min(whole, part), whole };
          const back = returnedPoints(used, share) - returned;
          const claw = clawedBackPoints({ eligible, earned }, share, rules) - clawedBack;
          expect(back).toBeGreaterThanOrEqual(0);
          expect(claw).toBeGreaterThanOrEqual(0);
          const lent = bought.map(({ id, left: had, expiresAt }) => {
            const now = lots.find((lot) => lot.id === id)?.left ?? 0;
            return { id, left: had - now, expiresAt };
          });
          const toLots = giveBackLatestFirst(lent, back);
          expect(sum(toLots.map(({ points }) => points))).toBe(back);
          lots = after(lots, toLots, 1);
          returned += back;
          clawedBack += claw;
          expect(leftOf(lots)).toBe(leftOf(bought) - used + returned);
        }

        // What went back and what is left are together what was paid, by each tender.
        const wentBack = tenders.map(({ left }, index) => (paid[index] ?? 0) - left);
        expect(sum(wentBack)).toBe(given);
        expect(wentBack[0]).toBe(Math.min(given, paid[0] ?? 0));
        expect(returned).toBeLessThanOrEqual(used);
        expect(clawedBack).toBeLessThanOrEqual(earned);
        for (const lot of lots) {
          const had = bought.find(({ id }) => id === lot.id)?.left ?? 0;
          expect(lot.left).toBeLessThanOrEqual(had);
          expect(lot.left).toBeGreaterThanOrEqual(had - (whatLotsGave.get(lot.id) ?? 0));
        }
        // All of it back is as if nothing had been ordered.
        const isAllBack = given > 0 && given === sold.paid;
        expect(isAllBack ? { returned, clawedBack, lots } : null).toEqual(
          isAllBack ? { returned: used, clawedBack: earned, lots: bought } : null,
        );
      },
    ),
    { numRuns: draws(400) },
  );
});
