import { describe, expect, it } from 'vitest';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { bogo, cartOf, couponOf, dealOf, percentDeal, plainLine } from './carts.ts';

const hints = (lines: LineToPrice[], ...deals: IndexedDeal[]) =>
  priceCart(cartOf(lines, { deals })).hints;
const lunch = dealOf(1, { kind: 'bundle', price: 1500 }, [
  { products: [1] },
  { products: [2, 3], quantity: 2 },
]);

describe('what is missing for the next deal', () => {
  it('R36 one more of the dish, where one is there already', () => {
    expect(hints([plainLine(1, 1000)], bogo(4, [1]))).toEqual([
      { dealId: 4, componentId: 2, missing: 1 },
    ]);
    expect(hints([plainLine(1, 1000, { quantity: 2 })], bogo(4, [1]))).toEqual([]);
    expect(hints([plainLine(1, 1000, { quantity: 3 })], bogo(4, [1]))).toHaveLength(1);
    expect(hints([plainLine(8, 1000)], bogo(4, [1]))).toEqual([]);
  });

  it('R36 each component that lacks units, with how many', () => {
    expect(hints([plainLine(1, 1000)], lunch)).toEqual([{ dealId: 1, componentId: 2, missing: 2 }]);
    expect(hints([plainLine(2, 500)], lunch)).toEqual([
      { dealId: 1, componentId: 1, missing: 1 },
      { dealId: 1, componentId: 2, missing: 1 },
    ]);
  });

  it('R36 a unit that fits two components stands where it leaves the least missing', () => {
    const deal = dealOf(1, { kind: 'bundle', price: 100 }, [
      { products: [1, 2] },
      { products: [1] },
      { products: [3] },
    ]);
    expect(hints([plainLine(1, 1000), plainLine(2, 900)], deal)).toEqual([
      { dealId: 1, componentId: 3, missing: 1 },
    ]);
  });

  it('R36 not for units that another deal has taken, nor for a percentage, which is never missing', () => {
    const lines = [plainLine(1, 1000, { quantity: 2 })];
    expect(hints(lines, bogo(4, [1]), percentDeal(5, 10, [1]))).toEqual([]);
  });

  it('R42 not for deals that a code has put aside', () => {
    const cart = cartOf([plainLine(1, 1000)], { deals: [bogo(4, [1])] });
    expect(priceCart({ ...cart, coupon: couponOf('Flat', 100) }).hints).toEqual([]);
    expect(priceCart(cart).hints).toHaveLength(1);
  });
});
