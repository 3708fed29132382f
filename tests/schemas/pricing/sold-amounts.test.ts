import { describe, expect, it } from 'vitest';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { soldAmounts } from '#schemas/rules/pricing/sold-amounts.ts';
import { bogo, cartOf, couponOf, plainLine, pointsOf } from './carts.ts';

const names = { deals: new Map([[3, 'Two for one']]), coupon: 'SAVE', points: 'Points' };
const cart = cartOf([plainLine(1, 1000, { quantity: 2 })], {
  deals: [bogo(3, [1], { stacksWithCodes: true })],
  coupon: couponOf('Percentage', 10, { stacksWithDeals: true }),
  points: pointsOf(100),
  delivery: { tiers: [{ from: 0, fee: 500 }], minimum: 0 },
  serviceFeePpm: 50_000,
  cashStep: 5,
});

describe('amounts as sold', () => {
  it('R14 keep every discount by its name, every fee and tax with its rate', () => {
    expect(soldAmounts(priceCart(cart), names)).toEqual({
      listTotal: 2000,
      discounts: [
        { kind: 'deal', name: 'Two for one', amount: 1000, dealId: 3 },
        { kind: 'coupon', name: 'SAVE', amount: 100 },
        { kind: 'points', name: 'Points', amount: 100 },
      ],
      fees: [
        { kind: 'delivery', amount: 500, taxPpm: 100_000 },
        { kind: 'service', amount: 40, taxPpm: 100_000 },
      ],
      taxes: [
        { taxClassId: null, ppm: 100_000, base: 800, amount: 73 },
        { taxClassId: null, ppm: 100_000, base: 540, amount: 49 },
      ],
      cashRounding: 0,
    });
  });

  it('R14 name a free delivery by its code, and leave out what was not charged', () => {
    const coupon = { ...couponOf('Flat', 1), effect: { kind: 'free_delivery' as const } };
    const sold = soldAmounts(
      priceCart({ ...cart, coupon, deals: [], points: null, serviceFeePpm: 0 }),
      names,
    );
    expect(sold).toMatchObject({
      discounts: [{ kind: 'delivery', name: 'SAVE', amount: 500 }],
      fees: [{ kind: 'delivery', amount: 500 }],
      taxes: [{ base: 2000, amount: 182 }],
    });
  });
});
