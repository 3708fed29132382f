import { describe, expect, it } from 'vitest';
import type { CouponEffect } from '#schemas/rules/offers/coupon.ts';
import type { CartToPrice, CouponToApply } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { bogo, cartOf, couponOf, plainLine } from './carts.ts';

type Amount = Extract<CouponEffect, { kind: 'amount' }>;

const withEffect = (effect: Partial<Amount>): CouponToApply =>
  couponOf('Percentage', 10, {
    effect: {
      kind: 'amount',
      type: 'Percentage',
      value: 10,
      max_discount: null,
      product_ids: [],
      ...effect,
    },
  });
const freeDelivery: CouponToApply = { ...couponOf('Flat', 1), effect: { kind: 'free_delivery' } };
const price = (coupon: CouponToApply, more: Partial<CartToPrice> = {}) =>
  priceCart(cartOf([plainLine(1, 2000), plainLine(2, 1000)], { coupon, ...more }));
const delivery = (fee: number) => ({ tiers: [{ from: 0, fee }], minimum: 0 });
const perLine = ({ lines }: ReturnType<typeof priceCart>) =>
  lines.map(({ orderDiscount }) => orderDiscount);

describe('codes', () => {
  it('R41 a flat 50 on 30 gives 30', () => {
    const priced = priceCart(cartOf([plainLine(1, 30)], { coupon: couponOf('Flat', 50) }));
    expect(priced).toMatchObject({ coupon: { discount: 30, refusal: null }, total: 0, due: 0 });
  });

  it('R41 a percentage may have a cap', () => {
    expect(price(withEffect({ value: 50, max_discount: 700 })).coupon?.discount).toBe(700);
    expect(price(withEffect({ value: 20, max_discount: 700 })).coupon?.discount).toBe(600);
    expect(price(withEffect({ value: 12.5 })).coupon?.discount).toBe(375);
  });

  it('R3 a percentage is rounded once for the order, half-up or half-even', () => {
    const lines = [plainLine(1, 330), plainLine(2, 330, { key: 'b' }), plainLine(3, 330)];
    const cart = cartOf(lines, { coupon: couponOf('Percentage', 15) });
    expect(priceCart(cart).coupon?.discount).toBe(149);
    expect(priceCart({ ...cart, percentRounding: 'half_even' }).coupon?.discount).toBe(148);
  });

  it('R4 it is split over the lines to the last cent', () => {
    const lines = [1, 2, 3].map((product) => plainLine(product, 1500));
    expect(perLine(priceCart(cartOf(lines, { coupon: couponOf('Flat', 1000) })))).toEqual([
      334, 333, 333,
    ]);
  });

  it('R41 free delivery takes off the fee, and does nothing where there is none', () => {
    expect(price(freeDelivery, { delivery: delivery(650) })).toMatchObject({
      delivery: 650,
      deliveryDiscount: 650,
      coupon: { discount: 650, refusal: null },
      total: 3000,
    });
    expect(price(freeDelivery)).toMatchObject({ deliveryDiscount: 0, total: 3000 });
    expect(price(freeDelivery, { delivery: delivery(0) }).coupon).toMatchObject({
      discount: 0,
      refusal: 'coupon_delivery_is_free',
    });
  });

  it('R34 R41 a code for dishes lowers only lines that let it', () => {
    const forSecond = withEffect({ value: 50, product_ids: [2, 9] });
    expect(perLine(price(forSecond))).toEqual([0, 500]);
    const combo = plainLine(2, 1000, { couponProductIds: [], dealProductId: null });
    const cart = cartOf([plainLine(1, 2000), combo], { coupon: forSecond });
    expect(priceCart(cart).coupon).toEqual({
      discount: 0,
      refusal: 'coupon_no_matching_item',
      missing: 0,
    });
  });

  it('R40 its minimum is inclusive, of the items after deals, and says what is missing', () => {
    expect(price(couponOf('Flat', 100, { minimum: 3000 })).coupon?.discount).toBe(100);
    expect(price(couponOf('Flat', 100, { minimum: 3420 })).coupon).toEqual({
      discount: 0,
      refusal: 'coupon_below_minimum',
      missing: 420,
    });
    const stacking = { minimum: 2000, stacksWithDeals: true };
    const deals = [bogo(1, [1, 2], { stacksWithCodes: true })];
    expect(price(couponOf('Flat', 100, stacking), { deals }).total).toBe(1900);
    // The code alone would have to reach 2001, which the items without the deal do.
    const alone = price(couponOf('Flat', 100, { ...stacking, minimum: 2001 }), { deals });
    expect(alone).toMatchObject({ total: 2000, coupon: { refusal: 'coupon_deal_is_better' } });
  });

  it('R44 a code that is refused takes nothing off and leaves the deals as they are', () => {
    const priced = price(couponOf('Flat', 100, { minimum: 9000 }), { deals: [bogo(1, [1, 2])] });
    expect(priced).toMatchObject({
      total: 2000,
      coupon: { refusal: 'coupon_below_minimum', missing: 6000 },
    });
  });
});

describe('codes beside deals', () => {
  const deals = [bogo(1, [1, 2])];
  const open = [bogo(1, [1, 2], { stacksWithCodes: true })];

  it('R42 both count where both allow it', () => {
    const priced = price(couponOf('Percentage', 10, { stacksWithDeals: true }), { deals: open });
    expect(priced).toMatchObject({ dealDiscount: 1000, coupon: { discount: 200 }, total: 1800 });
  });

  it.each([
    ['the code', couponOf('Percentage', 10), open],
    ['the deal', couponOf('Percentage', 10, { stacksWithDeals: true }), deals],
  ])(
    'R42 where %s does not allow it, the better deal explains why the code gives 0',
    (_, code, some) => {
      expect(price(code, { deals: some })).toMatchObject({
        dealDiscount: 1000,
        coupon: { discount: 0, refusal: 'coupon_deal_is_better', missing: 0 },
        total: 2000,
      });
    },
  );

  it('R42 a better code counts instead of the deal', () => {
    const priced = price(couponOf('Percentage', 50), { deals });
    expect(priced).toMatchObject({ dealDiscount: 0, deals: [], hints: [], total: 1500 });
    expect(priced.lines.map(({ freeUnits }) => freeUnits)).toEqual([0, 0]);
  });

  it('R42 a code that replaces a deal saves what the cart costs less, not what it takes off', () => {
    // With the deal 20.00, with half off 15.00: the code takes off 15.00 and saves 5.00.
    const priced = price(couponOf('Percentage', 50), { deals });
    expect(priced).toMatchObject({ coupon: { discount: 1500 }, codeSaving: 500, total: 1500 });
    expect(priced.leftOut).toEqual([{ dealId: 1, reason: 'code', amount: 500, isPartial: false }]);
    expect(price(couponOf('Percentage', 50)).codeSaving).toBeNull();
    expect(price(couponOf('Flat', 100), { deals }).codeSaving).toBeNull();
  });

  it('R42 of equal totals the deal counts, which uses nothing up', () => {
    expect(price(couponOf('Flat', 1000), { deals }).coupon?.refusal).toBe('coupon_deal_is_better');
  });

  it('R42 a code stands beside the deals that allow it and without those that do not', () => {
    const lines = [plainLine(1, 1000, { quantity: 2 }), plainLine(2, 800, { quantity: 2 })];
    const some = [bogo(1, [1], { stacksWithCodes: true }), bogo(2, [2])];
    const cart = cartOf(lines, { deals: some });
    const code = (value: number) =>
      priceCart({ ...cart, coupon: couponOf('Flat', value, { stacksWithDeals: true }) });
    expect(code(900)).toMatchObject({ total: 1700, dealDiscount: 1000 });
    expect(code(700)).toMatchObject({ total: 1800, dealDiscount: 1800 });
  });

  describe('put together by hand', () => {
    const line = (stacksWithCodes: boolean) =>
      plainLine(1, 2500, {
        listUnit: 3200,
        deal: { id: 5, stacksWithCodes },
        dealProductId: null,
        couponProductIds: [],
        listShares: [{ amount: 3200, taxClassId: null }],
      });

    it('R42 shows what the deal takes off', () => {
      expect(priceCart(cartOf([line(false)]))).toMatchObject({
        listTotal: 3200,
        dealDiscount: 700,
        subtotal: 2500,
        deals: [{ dealId: 5, times: 1, discount: 700 }],
      });
    });

    it('R42 stacks with a code where both allow it', () => {
      const coupon = couponOf('Percentage', 10, { stacksWithDeals: true });
      expect(priceCart(cartOf([line(true)], { coupon })).total).toBe(2250);
    });

    it('R42 else the lower total wins: the deal, or the code on what its dishes cost', () => {
      const small = priceCart(cartOf([line(false)], { coupon: couponOf('Percentage', 10) }));
      expect(small).toMatchObject({ total: 2500, coupon: { refusal: 'coupon_deal_is_better' } });
      const large = priceCart(cartOf([line(false)], { coupon: couponOf('Percentage', 50) }));
      expect(large).toMatchObject({ total: 1600, dealDiscount: 0, coupon: { discount: 1600 } });
      expect(large).toMatchObject({
        codeSaving: 900,
        leftOut: [{ dealId: 5, reason: 'code', amount: 900, isPartial: false }],
      });
      expect(small.leftOut).toEqual([]);
    });
  });
});
