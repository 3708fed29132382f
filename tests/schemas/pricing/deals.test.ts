import { describe, expect, it } from 'vitest';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import type { IndexedDeal } from '#schemas/rules/menu/menu-index.ts';
import type { LineToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { always, bogo, cartOf, dealOf, percentDeal, plainLine } from './carts.ts';

const price = (lines: LineToPrice[], ...deals: IndexedDeal[]) =>
  priceCart(cartOf(lines, { deals }));
const free = ({ lines }: ReturnType<typeof price>) => lines.map(({ freeUnits }) => freeUnits);
const buyGet = (
  effect: Partial<Extract<DealEffect, { kind: 'bogo' }>>,
  products: readonly number[],
) =>
  dealOf(1, { kind: 'bogo', percent: 100, pick: 'cheapest', ...effect }, [
    { products },
    { role: 'get', products },
  ]);
const three = [plainLine(1, 2000), plainLine(2, 1500), plainLine(3, 1000)];

describe('buy one, get one', () => {
  it('R35 the least expensive one is free', () => {
    const priced = price(three, bogo(1, [1, 2, 3]));
    expect(free(priced)).toEqual([0, 0, 1]);
    expect(priced).toMatchObject({ dealDiscount: 1000, deals: [{ dealId: 1, times: 1 }] });
  });

  it('R35 a unit that qualifies is never the free one', () => {
    expect(price([plainLine(1, 2000)], bogo(1, [1])).deals).toEqual([]);
    const pair = price([plainLine(1, 2000, { quantity: 2 })], bogo(1, [1]));
    expect(pair.lines[0]).toMatchObject({
      dealDiscount: 2000,
      freeUnits: 1,
      deals: [{ dealId: 1, units: 1, qualifying: 1, discount: 2000 }],
    });
  });

  it('R35 a changed quantity is counted anew', () => {
    const saved = (quantity: number) =>
      price([plainLine(1, 1000, { quantity })], bogo(1, [1])).dealDiscount;
    expect([1, 2, 3, 4, 5].map(saved)).toEqual([0, 1000, 1000, 2000, 2000]);
  });

  it('R35 of four, the two cheapest are free', () => {
    const priced = price([...three, plainLine(4, 500)], bogo(1, [1, 2, 3, 4]));
    expect(free(priced)).toEqual([0, 0, 1, 1]);
  });

  it('R35 the deal may free the dearest, or the first it lists', () => {
    expect(free(price(three, buyGet({ pick: 'dearest' }, [1, 2, 3])))).toEqual([1, 0, 0]);
    expect(free(price(three, buyGet({ pick: 'first' }, [2, 3, 1])))).toEqual([0, 1, 0]);
  });

  it('R35 a free unit is free with its options; one at half price is not free', () => {
    const lines = [plainLine(1, 2000, { quantity: 2, dealBase: 1500 })];
    expect(price(lines, buyGet({}, [1]))).toMatchObject({ dealDiscount: 2000 });
    const half = price(lines, buyGet({ percent: 50 }, [1]));
    expect(half).toMatchObject({ dealDiscount: 1000, lines: [{ freeUnits: 0 }] });
  });

  it('R35 one dish may qualify for another, two for one', () => {
    const deal = dealOf(1, { kind: 'bogo', percent: 100, pick: 'cheapest' }, [
      { products: [1], quantity: 2 },
      { role: 'get', products: [9] },
    ]);
    const drinks = plainLine(9, 450, { quantity: 3 });
    const priced = price([plainLine(1, 1000, { quantity: 5 }), drinks], deal);
    expect(priced.lines).toMatchObject([
      { freeUnits: 0, deals: [{ units: 0, qualifying: 4, discount: 0 }] },
      { freeUnits: 2, deals: [{ units: 2, qualifying: 0, discount: 900 }] },
    ]);
  });

  it('R3 a percentage of several units is rounded once for the deal', () => {
    const lines = [plainLine(1, 333), plainLine(2, 333), plainLine(9, 900, { quantity: 2 })];
    const deal = dealOf(1, { kind: 'bogo', percent: 50, pick: 'cheapest' }, [
      { products: [9] },
      { role: 'get', products: [1, 2] },
    ]);
    expect(price(lines, deal).lines.map(({ dealDiscount }) => dealDiscount)).toEqual([167, 166, 0]);
  });
});

describe('bundles and percentages', () => {
  const bundle = dealOf(1, { kind: 'bundle', price: 1500 }, [{ products: [1] }, { products: [2] }]);

  it('R35 a bundle has a fixed price, and options stay charged', () => {
    const lines = [plainLine(1, 1450, { dealBase: 1200 }), plainLine(2, 600)];
    const priced = price(lines, bundle);
    expect(priced.subtotal).toBe(1500 + 250);
    expect(priced.lines.map(({ dealDiscount }) => dealDiscount)).toEqual([200, 100]);
  });

  it('R35 it is taken as often as it fits, and not where it saves nothing', () => {
    const twice = [plainLine(1, 1200, { quantity: 2 }), plainLine(2, 600, { quantity: 3 })];
    expect(price(twice, bundle)).toMatchObject({ deals: [{ times: 2, discount: 600 }] });
    expect(price([plainLine(1, 900), plainLine(2, 600)], bundle).deals).toEqual([]);
  });

  it('R35 a percentage lowers every unit it names, up to its cap', () => {
    const lines = [plainLine(1, 990), plainLine(2, 400, { quantity: 2 }), plainLine(3, 500)];
    expect(price(lines, percentDeal(1, 15, [1, 2]))).toMatchObject({ dealDiscount: 269 });
    const effect = { kind: 'percent' as const, percent: 15, max_discount: 100 };
    const capped = dealOf(1, effect, [{ products: [1, 2] }]);
    expect(price(lines, capped).lines.map(({ dealDiscount }) => dealDiscount)).toEqual([55, 45, 0]);
  });

  it('R35 combos, halves and deals by hand are not counted', () => {
    const combo = plainLine(1, 2000, { quantity: 2, dealProductId: null });
    expect(price([combo], bogo(1, [1])).dealDiscount).toBe(0);
  });

  it('R40 a deal’s minimum is inclusive, of the items before anything is taken off', () => {
    const deal = (minimum: number) => bogo(1, [1, 2, 3], { conditions: { ...always, minimum } });
    expect(price(three, deal(4500)).dealDiscount).toBe(1000);
    expect(price(three, deal(4501)).dealDiscount).toBe(0);
  });

  it('R46 a deal is left out where it would cost more in delivery than it saves', () => {
    const delivery = {
      tiers: [
        { from: 0, fee: 800 },
        { from: 3000, fee: 0 },
      ],
      minimum: 0,
    };
    const lines = [plainLine(1, 2000), plainLine(2, 1000)];
    const total = (percent: number) =>
      priceCart(cartOf(lines, { delivery, deals: [percentDeal(1, percent, [2])] })).total;
    expect([total(10), total(80), total(90)]).toEqual([3000, 3000, 2900]);
  });
});
