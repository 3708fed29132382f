import { describe, expect, it } from 'vitest';
import { linePrice, priceCart, shareOf } from '#schemas/rules/price-cart.ts';

const gst = { ppm: 100_000, inclusive: true };
const plain = (base: number, quantity = 1) => ({ base, quantity, adjustments: [], options: [] });

describe('pricing a cart', () => {
  it('R2 a line is quantity times base, configurations and options', () => {
    const line = {
      quantity: 2,
      base: 1200,
      adjustments: [300],
      options: [{ quantity: 3, price: 150, adjustments: [50] }],
    };
    expect(linePrice(line)).toBe(2 * (1200 + 300 + 3 * 200));
  });

  it('R2 a line is never below 0', () => {
    expect(linePrice({ ...plain(200), adjustments: [-500] })).toBe(0);
  });

  it('R3 a share of money rounds half up', () => {
    expect(shareOf(990, 15, 100)).toBe(149);
    expect([0, 1, 2, 3].map((amount) => shareOf(amount, 1, 4))).toEqual([0, 0, 1, 1]);
  });

  it('R8 inclusive tax is held in the gross amount', () => {
    expect(priceCart([plain(30_000)], { ppm: 200_000, inclusive: true }).taxTotal).toBe(5000);
  });

  it('R9 tax is summed unrounded and rounded once', () => {
    expect(priceCart([plain(600), plain(120)], gst).taxTotal).toBe(65);
    expect(priceCart([plain(1295)], gst).taxTotal).toBe(118);
  });

  it('R12 a fractional exclusive rate stays exact', () => {
    const priced = priceCart([plain(1000)], { ppm: 88_750, inclusive: false });
    expect(priced).toMatchObject({ subtotal: 1000, taxTotal: 89, total: 1089 });
  });
});
