import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { earnedPoints, eligibleAmount } from '#schemas/rules/loyalty/earned-points.ts';
import { giveBackLatestFirst, takeOldestFirst } from '#schemas/rules/loyalty/point-lots.ts';
import { clawedBackPoints, returnedPoints } from '#schemas/rules/loyalty/points-after-refunds.ts';
import {
  mostRedeemable,
  nextReward,
  usedPoints,
} from '#schemas/rules/loyalty/redeemable-points.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { cartOf, couponOf, gst, plainLine, pointsOf } from '../pricing/carts.ts';

const onePerTen = { unit: 1000, pointsPerUnit: 1 };
const plain = { pointValue: 1000, step: 1, minimum: 1, maxSharePercent: 100 };

describe('R74 earning', () => {
  test.each([
    [10_500, 10],
    [2190, 2],
    [999, 0],
    [0, 0],
  ])('R74 %i at 1 for 1000 earns %i', (eligible, points) => {
    expect(earnedPoints(eligible, onePerTen)).toBe(points);
  });

  test('R74 items after deals, code and points count; fees and tip do not, a gift card does', () => {
    const priced = priceCart(
      cartOf([plainLine(1, 4000)], {
        coupon: couponOf('Percentage', 10),
        points: pointsOf(600),
        delivery: { tiers: [{ from: 0, fee: 900 }], minimum: 0 },
        tip: { kind: 'amount', amount: 500 },
        giftCards: [10_000],
      }),
    );
    expect(priced.due).toBe(0);
    expect(eligibleAmount(priced, { countsTax: true })).toBe(3000);
  });

  test.each([
    [true, true, 1100],
    [true, false, 1000],
    [false, true, 1210],
    [false, false, 1100],
  ])('R74 prices with tax held in them %s, counted %s: %i', (inclusive, countsTax, eligible) => {
    const priced = priceCart(cartOf([plainLine(1, 1100)], { tax: { ...gst, inclusive } }));
    expect(eligibleAmount(priced, { countsTax })).toBe(eligible);
  });
});

describe('R76 redeeming', () => {
  test('R76 of 30 points at 10.00 an order of 20.00 takes 2', () => {
    expect(usedPoints(2000, { ...plain, points: 30 })).toBe(2);
  });

  test('R76 no point is taken for less than it is worth', () => {
    expect(usedPoints(2500, { ...plain, points: 30 })).toBe(2);
  });

  test.each([
    ['step', { step: 5 }, 23, 20],
    ['minimum', { minimum: 50, step: 10 }, 40, 0],
    ['share of the items', { maxSharePercent: 50 }, 100, 50],
  ])('R76 the %s holds', (_name, changes, points, used) => {
    expect(usedPoints(10_000, { ...plain, pointValue: 100, ...changes, points })).toBe(used);
  });

  test('R76 any choice takes off at most what the rules allow, in whole steps from the minimum', () => {
    const rules = fc.record({
      points: fc.nat(10_000),
      pointValue: fc.integer({ min: 1, max: 3000 }),
      step: fc.integer({ min: 1, max: 50 }),
      minimum: fc.integer({ min: 1, max: 200 }),
      maxSharePercent: fc.integer({ min: 1, max: 100 }),
    });
    fc.assert(
      fc.property(fc.nat(100_000), rules, (items, redeem) => {
        const used = usedPoints(items, redeem);
        expect(used).toBeLessThanOrEqual(Math.min(redeem.points, mostRedeemable(items, redeem)));
        expect(used * redeem.pointValue * 100).toBeLessThanOrEqual(items * redeem.maxSharePercent);
        expect(used % redeem.step).toBe(0);
        expect(used === 0 || used >= redeem.minimum).toBe(true);
      }),
    );
  });

  test.each([
    [0, 50, 50],
    [49, 50, 1],
    [50, 60, 10],
    [73, 80, 7],
  ])('R76 with %i points the next reward is %i, %i more', (balance, points, missing) => {
    expect(nextReward(balance, { step: 10, minimum: 50 })).toEqual({ points, missing });
  });
});

describe('R77 R78 refunds', () => {
  const sold = { eligible: 2190, earned: 2 };
  test.each([
    [100, 0],
    [500, 0],
    [1000, 1],
    [2000, 2],
    [2190, 2],
  ])('R77 of 2190 that earned 2, refunds of %i take back %i', (part, points) => {
    expect(clawedBackPoints(sold, { part, whole: 2190 }, onePerTen)).toBe(points);
  });

  test('R78 redeemed points come back pro rata, rounded down, and whole with all of it', () => {
    const back = (part: number) => returnedPoints(7, { part, whole: 3000 });
    expect([0, 428, 429, 1500, 2999, 3000].map(back)).toEqual([0, 0, 1, 3, 6, 7]);
  });

  test('R77 R78 never more than there was, and more refunded is never less taken', () => {
    fc.assert(
      fc.property(
        fc.nat(50_000),
        fc.nat(50_000),
        fc.integer({ min: 1, max: 50_000 }),
        fc.nat(9999),
        (a, b, whole, redeemed) => {
          const [less, more] = [a % (whole + 1), b % (whole + 1)].toSorted((x, y) => x - y);
          const earned = earnedPoints(whole, onePerTen);
          const taken = [less, more].map((part) =>
            clawedBackPoints({ eligible: whole, earned }, { part: part ?? 0, whole }, onePerTen),
          );
          const back = [less, more].map((part) =>
            returnedPoints(redeemed, { part: part ?? 0, whole }),
          );
          expect(taken[0]).toBeLessThanOrEqual(taken[1] ?? -1);
          expect(taken[1]).toBeLessThanOrEqual(earned);
          expect(back[0]).toBeLessThanOrEqual(back[1] ?? -1);
          expect(back[1]).toBeLessThanOrEqual(redeemed);
        },
      ),
    );
  });
});

describe('R79 lots', () => {
  const lots = [
    { id: 1, left: 5, expiresAt: null },
    { id: 2, left: 5, expiresAt: new Date('2027-01-01') },
    { id: 3, left: 5, expiresAt: new Date('2026-12-01') },
    { id: 4, left: 5, expiresAt: new Date('2027-01-01') },
  ];

  test('R79 those that expire first go first, of equal ones the older, those that never do last', () => {
    expect(takeOldestFirst(lots, 17)).toEqual([
      { lotId: 3, points: 5 },
      { lotId: 2, points: 5 },
      { lotId: 4, points: 5 },
      { lotId: 1, points: 2 },
    ]);
  });

  test('R78 what comes back comes back to the lots that expire last', () => {
    expect(giveBackLatestFirst(lots, 7)).toEqual([
      { lotId: 1, points: 5 },
      { lotId: 4, points: 2 },
    ]);
  });
});
