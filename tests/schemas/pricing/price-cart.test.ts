import { describe, expect, it } from 'vitest';
import type { CartToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { bogo, cartOf, couponOf, dealOf, gst, plainLine, pointsOf } from './carts.ts';

const fee = (from: number, amount: number) => ({ from, fee: amount });
const cash = (unit: number, more: Partial<CartToPrice> = {}) =>
  priceCart(cartOf([plainLine(1, unit)], { cashStep: 5, ...more }));

/** Two of a dish at 1000 and two at 1000, of which an automatic bundle takes 500 off. */
const worked = cartOf([plainLine(1, 1000, { quantity: 2 }), plainLine(2, 1000, { quantity: 2 })], {
  deals: [
    dealOf(
      1,
      { kind: 'bundle', price: 3500 },
      [
        { products: [1], quantity: 2 },
        { products: [2], quantity: 2 },
      ],
      { stacksWithCodes: true },
    ),
  ],
  coupon: couponOf('Percentage', 10, { stacksWithDeals: true }),
  points: pointsOf(500),
  delivery: { tiers: [fee(0, 600)], minimum: 0 },
  tip: { kind: 'percent', percent: 10 },
  giftCards: [2000],
});

describe('pricing a cart', () => {
  it('R2 a line is its quantity times its unit', () => {
    const priced = priceCart(cartOf([plainLine(1, 1250, { quantity: 3 })]));
    expect(priced.lines[0]).toMatchObject({ unit: 1250, listTotal: 3750, net: 3750 });
  });

  it('R6 deals come before the code, the code before points, and cards and cash last', () => {
    const priced = priceCart({ ...worked, giftCards: [1001], cashStep: 5 });
    expect(priced.coupon?.discount).toBe(350);
    expect(priced).toMatchObject({ tenders: [1001], cashRounding: 1, due: 2650 });
  });

  it('R7 the worked example, to the cent', () => {
    expect(priceCart(worked)).toMatchObject({
      listTotal: 4000,
      dealDiscount: 500,
      subtotal: 3500,
      coupon: { discount: 350, refusal: null, missing: 0 },
      pointsDiscount: 500,
      delivery: 600,
      taxTotal: 295,
      tip: 400,
      total: 3650,
      tenders: [2000],
      cashRounding: 0,
      due: 1650,
    });
    const net = priceCart(worked).lines.reduce((sum, line) => sum + line.net, 0);
    expect(net).toBe(2650);
  });

  it('R15 1002 in cash is 1000 and 1003 is 1005, as a line of its own, untaxed', () => {
    expect(cash(1002)).toMatchObject({ total: 1002, cashRounding: -2, due: 1000, taxTotal: 91 });
    expect(cash(1003)).toMatchObject({ total: 1003, cashRounding: 2, due: 1005, taxTotal: 91 });
  });

  it('R15 only what is left in cash is rounded, and nothing of a card', () => {
    expect(cash(1502, { giftCards: [500] })).toMatchObject({ due: 1000, cashRounding: -2 });
    expect(cash(1502, { giftCards: [2000] })).toMatchObject({ due: 0, cashRounding: 0 });
    expect(cash(1003, { cashStep: null })).toMatchObject({ due: 1003, cashRounding: 0 });
    // Half a step goes up.
    expect(cash(1005, { cashStep: 10 })).toMatchObject({ due: 1010 });
  });

  it('R16 a tip is a percentage of the items before anything is taken off', () => {
    const lines = [plainLine(1, 990), plainLine(2, 500), plainLine(2, 500, { key: 'again' })];
    const cart = cartOf(lines, {
      deals: [bogo(1, [2])],
      delivery: { tiers: [fee(0, 700)], minimum: 0 },
      tax: { ...gst, inclusive: false },
    });
    expect(priceCart({ ...cart, tip: { kind: 'percent', percent: 15 } }).tip).toBe(299);
  });

  it('R16 a tip by hand is 0 or more, up to the items or 10000; a higher one is not counted', () => {
    const tipOf = (unit: number, amount: number) =>
      priceCart(cartOf([plainLine(1, unit)], { tip: { kind: 'amount', amount } })).tip;
    expect([tipOf(1000, 250), tipOf(1000, -5), tipOf(1000, 99_999)]).toEqual([250, 0, 0]);
    expect([tipOf(1000, 10_000), tipOf(1000, 10_001)]).toEqual([10_000, 0]);
    expect([tipOf(30_000, 25_000), tipOf(30_000, 99_999)]).toEqual([25_000, 0]);
    expect(tipOf(30_000, 30_000)).toBe(30_000);
  });

  it('R16 changing the tip never changes tax', () => {
    const tips = [null, { kind: 'amount' as const, amount: 5000 }];
    const taxes = tips.map((tip) => priceCart({ ...worked, tip }).taxTotal);
    expect(taxes).toEqual([295, 295]);
  });

  it('R40 a zone’s minimum is inclusive, of the items after deals and before the code', () => {
    const delivery = { tiers: [fee(0, 500)], minimum: 3500 };
    expect(priceCart({ ...worked, delivery }).missingToMinimum).toBe(0);
    expect(
      priceCart({ ...worked, delivery: { ...delivery, minimum: 3520 } }).missingToMinimum,
    ).toBe(20);
  });

  it('R46 free over 3000 means that 3000 is free, and the code does not count against it', () => {
    const tiers = [fee(0, 600), fee(2000, 300), fee(3000, 0)];
    const feeOf = (unit: number, more: Partial<CartToPrice> = {}) =>
      priceCart(cartOf([plainLine(1, unit)], { delivery: { tiers, minimum: 0 }, ...more }))
        .delivery;
    expect([1999, 2000, 2999, 3000].map((unit) => feeOf(unit))).toEqual([600, 300, 300, 0]);
    expect(feeOf(3000, { coupon: couponOf('Percentage', 50) })).toBe(0);
  });

  it('R46 pickup and the table cost no fee', () => {
    const priced = priceCart(cartOf([plainLine(1, 100)]));
    expect(priced).toMatchObject({ delivery: 0, missingToMinimum: 0, total: 100 });
  });

  it('R6 a service fee is a share of the items after discounts', () => {
    expect(priceCart({ ...worked, serviceFeePpm: 20_000 }).service).toBe(53);
  });

  it('an empty cart costs nothing', () => {
    const empty = { ...worked, lines: [], serviceFeePpm: 20_000 };
    const tip = { kind: 'amount' as const, amount: 500 };
    expect(priceCart({ ...empty, tip })).toMatchObject({ total: 0, due: 0, taxes: [], lines: [] });
  });
});
