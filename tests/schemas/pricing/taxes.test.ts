import { describe, expect, it } from 'vitest';
import type { TaxRules } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { cartOf, couponOf, gst, plainLine } from './carts.ts';

const fresh = 7;
const ofClass = (unit: number, taxClassId: number | null) =>
  plainLine(unit, unit, { shares: [{ amount: unit, taxClassId }] });
const rates = (more: Partial<TaxRules>): TaxRules => ({ ...gst, feesPpm: 0, ...more });
const exclusive = rates({ inclusive: false, standardPpm: 88_750 });

describe('tax', () => {
  it('R8 30000 at 20 % inclusive holds 5000, not 6000', () => {
    const tax = rates({ standardPpm: 200_000 });
    const { taxTotal, total } = priceCart(cartOf([plainLine(1, 30_000)], { tax }));
    expect({ taxTotal, total }).toEqual({ taxTotal: 5000, total: 30_000 });
  });

  it('R9 600 + 120 at 10 % inclusive hold 65, not 66; 1295 holds 118', () => {
    const two = priceCart(cartOf([plainLine(1, 600), plainLine(2, 120)]));
    expect(two.taxTotal).toBe(65);
    expect(two.lines.map(({ tax }) => tax)).toEqual([55, 11]);
    expect(priceCart(cartOf([plainLine(1, 1295)])).taxTotal).toBe(118);
  });

  it('R9 mixed classes are added as fractions, rounded once and split to the rounded total', () => {
    // 5/11 + 1/21 of a cent round to 1 together, and to 0 apart.
    const tax = rates({ classPpm: new Map([[fresh, 50_000]]) });
    const priced = priceCart(cartOf([ofClass(5, null), ofClass(1, fresh)], { tax }));
    expect(priced.taxTotal).toBe(1);
    expect(priced.taxes).toEqual([
      { taxClassId: null, ppm: 100_000, base: 5, amount: 1 },
      { taxClassId: fresh, ppm: 50_000, base: 1, amount: 0 },
    ]);
  });

  it('R10 a discount is spread before tax, so that each class shrinks pro rata', () => {
    const tax = rates({ classPpm: new Map([[fresh, 0]]) });
    const lines = [ofClass(3000, null), ofClass(1000, fresh)];
    const priced = priceCart(cartOf(lines, { tax, coupon: couponOf('Flat', 1000) }));
    expect(priced.taxes).toEqual([
      { taxClassId: null, ppm: 100_000, base: 2250, amount: 205 },
      { taxClassId: fresh, ppm: 0, base: 750, amount: 0 },
    ]);
  });

  it('R10 the dishes of one line keep their own classes', () => {
    const combo = plainLine(1, 1500, {
      dealProductId: null,
      quantity: 2,
      shares: [
        { amount: 789, taxClassId: null },
        { amount: 395, taxClassId: fresh },
        { amount: 316, taxClassId: null },
      ],
    });
    const tax = rates({ classPpm: new Map([[fresh, 0]]) });
    const { taxes } = priceCart(cartOf([combo], { tax, coupon: couponOf('Percentage', 50) }));
    expect(taxes.map(({ base }) => base)).toEqual([1105, 395]);
  });

  it('R11 other rates of another order type tax the whole cart anew', () => {
    const lines = [ofClass(1100, null), ofClass(1100, fresh)];
    const pickup = rates({ classPpm: new Map([[fresh, 0]]) });
    const dineIn = rates({ classPpm: new Map([[fresh, 100_000]]) });
    const totals = [pickup, dineIn].map((tax) => priceCart(cartOf(lines, { tax })).taxTotal);
    expect(totals).toEqual([100, 200]);
  });

  it('R12 8.875 % of 1000 is 89', () => {
    const priced = priceCart(cartOf([plainLine(1, 1000)], { tax: exclusive }));
    expect(priced).toMatchObject({ subtotal: 1000, taxTotal: 89, total: 1089, due: 1089 });
  });

  it('R13 a fee is taxed once, at the rate of fees, and not at all where that is 0', () => {
    const delivery = { tiers: [{ from: 0, fee: 600 }], minimum: 0 };
    const cart = { delivery, serviceFeePpm: 50_000 };
    const lines = [plainLine(1, 1000)];
    const taxed = priceCart(cartOf(lines, { ...cart, tax: { ...exclusive, feesPpm: 100_000 } }));
    expect(taxed.taxes).toEqual([
      { taxClassId: null, ppm: 88_750, base: 1000, amount: 89 },
      { taxClassId: null, ppm: 100_000, base: 650, amount: 65 },
    ]);
    // 88.75 + 65 are 153.75: rounded once.
    expect(taxed).toMatchObject({ service: 50, taxTotal: 154, total: 1804 });
    expect(priceCart(cartOf(lines, { ...cart, tax: exclusive })).taxTotal).toBe(89);
  });

  it('R13 what a code takes off the fee is not taxed, and a tip never is', () => {
    const coupon = { ...couponOf('Flat', 1), effect: { kind: 'free_delivery' as const } };
    const cart = {
      delivery: { tiers: [{ from: 0, fee: 600 }], minimum: 0 },
      tax: { ...exclusive, feesPpm: 88_750 },
    };
    const priced = priceCart(
      cartOf([plainLine(1, 1000)], { ...cart, coupon, tip: { kind: 'amount', amount: 700 } }),
    );
    expect(priced).toMatchObject({ deliveryDiscount: 600, tip: 700, taxTotal: 89, total: 1789 });
  });
});
