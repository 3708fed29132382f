import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { LoyaltyRules } from '#schemas/rules/loyalty/loyalty-rules.ts';
import { partsOfSold } from '#schemas/rules/pricing/paid-parts.ts';
import type { PaidParts } from '#schemas/rules/pricing/paid-parts.ts';
import { splitByLargestRemainder } from '#schemas/rules/rounding/split-by-largest-remainder.ts';
import { roundShare } from '#schemas/rules/rounding/round-share.ts';
import { dueOfPayment, paidByGiftCards } from '#server/domain/tabs/due-of-payment.ts';
import { mostPointsOn, withPointsOnOrder } from '#server/domain/tabs/points-on-order.ts';
import { pointsForPart, spreadPayment } from '#server/domain/tabs/spread-payment.ts';
import { draws } from '../../draws.ts';
import { storedOrder } from '../setup/stored-order.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((all, amount) => all + amount, 0);
const onTop = (isInclusive: boolean, parts: PaidParts) =>
  isInclusive ? 0 : sum(parts.taxes.map(({ amount }) => amount));
/** Sum of parts. */
const amountOf = (isInclusive: boolean, parts: PaidParts) =>
  parts.dishes -
  sum(parts.discounts.map(({ amount }) => amount)) +
  sum(parts.fees.map(({ amount }) => amount)) +
  onTop(isInclusive, parts) +
  parts.tip +
  parts.cashRounding;

const rules: LoyaltyRules = {
  isOn: true,
  unit: 100,
  pointsPerUnit: 1,
  countsTax: true,
  pointValue: 10,
  step: 1,
  minimum: 1,
  maxSharePercent: 100,
  expiryMonths: null,
};
const sold = fc.record({
  prices: fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 4 }),
  isInclusive: fc.boolean(),
  ppm: fc.constantFrom(0, 88_750, 100_000),
  service: fc.constantFrom(0, 33_000),
  maxSharePercent: fc.constantFrom(100, 50),
});
type Sold = typeof sold extends fc.Arbitrary<infer T> ? T : never;

function orderOf({ prices, isInclusive, ppm, service, maxSharePercent }: Sold, index = 0) {
  const net = sum(prices);
  const fee = roundShare(net, service, 1_000_000);
  const taxable = net + fee;
  const tax = isInclusive
    ? roundShare(taxable, ppm, 1_000_000 + ppm)
    : roundShare(taxable, ppm, 1_000_000);
  const total = taxable + (isInclusive ? 0 : tax);
  const taxes = splitByLargestRemainder(tax, [...prices, fee]);
  const ofFee = taxes.at(-1) ?? 0;
  return storedOrder({
    id: `order ${index}`,
    total,
    taxTotal: tax,
    taxMode: isInclusive ? 'inclusive' : 'exclusive',
    amounts: {
      listTotal: net,
      discounts: [],
      fees: fee > 0 ? [{ kind: 'service', amount: fee, taxPpm: ppm }] : [],
      // Dishes and fees of one rate have a line each.
      taxes: [
        { taxClassId: null, ppm, base: net, amount: tax - ofFee },
        { taxClassId: null, ppm, base: fee, amount: ofFee },
      ],
      cashRounding: 0,
      bill: fee > 0 ? [{ kind: 'service', name: '', amount: fee }] : [],
      loyalty: { rules: { ...rules, maxSharePercent }, used: 0, eligible: net, earns: 0 },
    },
    lines: prices.map((itemTotal, at) => ({
      id: index * 10 + at + 1,
      itemTotal,
      tax: taxes[at] ?? 0,
    })),
  });
}

describe('R76 points that pay of an order on a tab', () => {
  test('take exactly what they are worth off what is to be paid, and its tax with it', () => {
    fc.assert(
      fc.property(sold, fc.nat(5_000), fc.nat(600), (one, dollars, asked) => {
        const stored = orderOf(one);
        const { order } = stored;
        const waiting = order.total;
        const points = Math.min(asked, mostPointsOn(stored, Math.min(waiting, dollars), 10));
        if (points === 0) return;
        const worth = points * 10;
        const whole = partsOfSold(order);
        const after = withPointsOnOrder(stored, { points, worth, waiting, whole });
        const changed = { ...order, ...after.order };
        expect(changed.total).toBe(order.total - worth);
        expect(changed.due).toBe(order.due - worth);
        expect(amountOf(one.isInclusive, after.pays)).toBe(waiting - worth);
        expect(partsOfSold(changed)).toEqual(after.pays);
        expect(amountOf(one.isInclusive, partsOfSold(changed))).toBe(changed.total);
        for (const line of after.lines) {
          const before = stored.lines.find(({ id }) => id === line.id);
          expect(line.orderDiscount).toBeLessThanOrEqual(before?.itemTotal ?? 0);
          expect(line.tax).toBeGreaterThanOrEqual(0);
        }
        expect(sum(after.lines.map((line) => line.orderDiscount))).toBe(changed.discountTotal);
        expect(changed.amounts?.loyalty).toMatchObject({ used: points, paidAtTable: worth });
        expect(changed.held).toMatchObject({ points });
        expect(changed.taxTotal).toBe(
          sum(changed.amounts?.taxes.map(({ amount }) => amount) ?? []),
        );
      }),
      { numRuns: draws(300) },
    );
  });

  test('are none of an order from before there were points, or when they had another value', () => {
    const stored = orderOf({
      prices: [1_000],
      isInclusive: true,
      ppm: 0,
      service: 0,
      maxSharePercent: 50,
    });
    expect(mostPointsOn(stored, 1_000, 10)).toBe(50);
    expect(mostPointsOn(stored, 99, 10)).toBe(9);
    expect(mostPointsOn(stored, 1_000, 5)).toBe(0);
    expect(mostPointsOn({ ...stored, order: { ...stored.order, amounts: null } }, 1_000, 10)).toBe(
      0,
    );
  });
});

describe('R83 what a payment of a tab pays, by every means', () => {
  const cards = fc.array(fc.integer({ min: 1, max: 3_000 }), { maxLength: 3 });

  test('R67 points, then gift cards, then the rest: every cent is one order’s, or goes back', () => {
    fc.assert(
      fc.property(
        fc.array(sold, { minLength: 1, maxLength: 3 }),
        fc.record({ share: fc.integer({ min: 1, max: 130 }), tip: fc.nat(700) }),
        fc.record({ asked: fc.nat(300), gone: fc.nat(40) }),
        cards,
        (orders, { share, tip }, { asked, gone }, onCards) => {
          const stored = orders.map((one, index) => orderOf(one, index));
          const open = sum(stored.map(({ order }) => order.total));
          // More than is open, where something was taken off the bill meanwhile.
          const amount = Math.floor((open * share) / 100);
          if (amount === 0) return;
          const part = { amount, units: [] };
          const points = Math.min(asked, pointsForPart(stored, part, 10));
          const pointsWorth = points * 10;
          let left = amount + tip - pointsWorth;
          const giftCards = onCards.flatMap((balance, index) => {
            const used = Math.min(left, balance);
            left -= used;
            return used > 0 ? [{ giftCardId: `card ${index}`, lastFour: '', amount: used }] : [];
          });
          const payment = { ...part, tip, points, pointsWorth, giftCards };
          const available = Math.max(0, points - gone);
          const { parts, back } = spreadPayment(stored, payment, available);
          const rest = sum(parts.map((one) => one.rest.bill + one.rest.tip));
          expect(rest + back).toBe(dueOfPayment(payment));
          const byCard = sum(
            parts.flatMap((one) => one.giftCards.map((card) => card.bill + card.tip)),
          );
          expect(byCard).toBeLessThanOrEqual(paidByGiftCards(payment));
          expect(sum(parts.map((one) => one.points))).toBeLessThanOrEqual(available);
          expect(back).toBeGreaterThanOrEqual(0);
          for (const one of parts) {
            const bill =
              one.pointsWorth + one.rest.bill + sum(one.giftCards.map((card) => card.bill));
            expect(bill).toBeLessThanOrEqual(one.stored.order.total);
            expect(Math.min(one.rest.bill, one.rest.tip)).toBeGreaterThanOrEqual(0);
          }
          const tips = sum(
            parts.map((one) => one.rest.tip + sum(one.giftCards.map((card) => card.tip))),
          );
          expect(tips).toBe(parts.length > 0 ? tip : 0);
          // Nothing goes back while something is open that the money could pay.
          const paid = sum(
            parts.map(
              (one) =>
                one.pointsWorth + one.rest.bill + sum(one.giftCards.map((card) => card.bill)),
            ),
          );
          const isWhole = amount <= open && available === points;
          expect(isWhole ? [paid, back] : [amount, 0]).toEqual([amount, 0]);
        },
      ),
      { numRuns: draws(400) },
    );
  });
});
