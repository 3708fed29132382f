import { describe, expect, it } from 'vitest';
import type { Cart } from '#schemas/api/cart.ts';
import { orderDifferences, shownTotal } from '#schemas/rules/order-differences.ts';
import { toMinor } from '#schemas/money.ts';
import { sampleCart, sampleItem } from '../src/sample-cart.ts';

/** A cart as the storefront tells that it was seen. */
const seenOf = ({ items, bill, total, currency }: Cart) => ({
  cart: {
    lines: items.map((item) => ({
      id: item.id,
      quantity: item.quantity,
      total: shownTotal(item, currency),
    })),
    bill,
  },
  total: toMinor(total, currency),
});
const soup = sampleItem(1, 'Soup', 9);

describe('R54 the differences between what was seen and what holds', () => {
  it('R54 are listed line by line, then the total', () => {
    const seen = sampleCart([soup, sampleItem(2, 'Bread', 4), sampleItem(3, 'Tea', 8, 2)]);
    const fresh = sampleCart([
      { ...soup, item_total: 10 },
      sampleItem(3, 'Tea', 4, 1),
      sampleItem(4, 'Pie', 5),
    ]);
    expect(orderDifferences(seenOf(seen), fresh)).toEqual([
      { kind: 'line_price', item_id: 1, name: 'Soup', was: 9, now: 10 },
      { kind: 'line_removed', item_id: 2, was: 4 },
      { kind: 'line_quantity', item_id: 3, name: 'Tea', was: 2, now: 1 },
      { kind: 'line_added', item_id: 4, name: 'Pie', now: 5 },
      { kind: 'total', was: 21, now: 19 },
    ]);
  });

  it('R54 name each line of the bill that is gone, new or another', () => {
    const cart = sampleCart([soup]);
    const seen: Cart = {
      ...cart,
      bill: [
        { kind: 'coupon', name: 'TEN', amount: -0.9 },
        { kind: 'delivery', name: 'Near', amount: 6 },
        { kind: 'tip', name: '', amount: 1 },
      ],
    };
    const fresh: Cart = {
      ...cart,
      bill: [
        { kind: 'delivery', name: 'Near', amount: 7.5 },
        { kind: 'service', name: '', amount: 0.5 },
        { kind: 'tip', name: '', amount: 1 },
      ],
    };
    expect(orderDifferences(seenOf(seen), fresh)).toEqual([
      { kind: 'bill', line: 'coupon', name: 'TEN', was: -0.9, now: null },
      { kind: 'bill', line: 'delivery', name: 'Near', was: 6, now: 7.5 },
      { kind: 'bill', line: 'service', name: '', was: null, now: 0.5 },
    ]);
  });

  it('R54 are none where nothing differs', () => {
    const cart = sampleCart([soup]);
    expect(orderDifferences(seenOf(cart), cart)).toEqual([]);
  });

  it('R54 are those of the total alone where the caller sent no lines', () => {
    const fresh = sampleCart([soup]);
    expect(orderDifferences({ cart: null, total: 850 }, fresh)).toEqual([
      { kind: 'total', was: 8.5, now: 9 },
    ]);
  });

  it('R54 an amount that the currency does not know is another one', () => {
    const cart = sampleCart([soup]);
    const lines = [{ id: 1, quantity: 1, total: 9.001 }];
    expect(orderDifferences({ cart: { lines, bill: [] }, total: 900 }, cart)).toEqual([
      { kind: 'line_price', item_id: 1, name: 'Soup', was: 9.001, now: 9 },
    ]);
  });
});
