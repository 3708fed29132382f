import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CartToPrice } from '#schemas/rules/pricing/cart/cart-to-price.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { draws } from '../../draws.ts';
import { arbitraryCart } from './arbitrary-cart.ts';

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Every number of a value, however deep. */
function numbersOf(value: unknown): number[] {
  if (typeof value === 'number') return [value];
  return value !== null && typeof value === 'object'
    ? Object.values(value).flatMap((inner) => numbersOf(inner))
    : [];
}

const holds = (check: (cart: CartToPrice) => void) =>
  fc.assert(fc.property(arbitraryCart, check), { numRuns: draws(200) });

describe('any cart with tax of both kinds, classes, deals, codes, fees, tips, cards and cash', () => {
  it('R5 net lines, fees, exclusive tax and tip make the total', () => {
    holds((cart) => {
      const priced = priceCart(cart);
      const { delivery, deliveryDiscount, service, taxTotal, tip, total } = priced;
      const net = sum(priced.lines.map((line) => line.net));
      const fees = delivery - deliveryDiscount + service;
      expect(total).toBe(net + fees + (cart.tax.inclusive ? 0 : taxTotal) + tip);
    });
  });

  it('R5 R67 total less tenders, with cash rounding, is due, and never below 0', () => {
    holds((cart) => {
      const { total, tenders, cashRounding, due } = priceCart(cart);
      expect(due).toBe(total - sum(tenders) + cashRounding);
      expect(due).toBeGreaterThanOrEqual(0);
      expect(Math.abs(cashRounding) * 2).toBeLessThanOrEqual(cart.cashStep ?? 0);
      expect(due % (cart.cashStep ?? 1)).toBe(0);
      expect(tenders.every((paid, index) => paid <= (cart.giftCards[index] ?? 0))).toBe(true);
    });
  });

  it('R1 every amount is a whole number, and none but cash rounding is below 0', () => {
    holds((cart) => {
      const { cashRounding, ...priced } = priceCart(cart);
      const amounts = numbersOf(priced);
      expect(Number.isSafeInteger(cashRounding)).toBe(true);
      expect(amounts.every((amount) => Number.isSafeInteger(amount) && amount >= 0)).toBe(true);
    });
  });

  it('R5 each line’s discounts lead from its list price to its net price', () => {
    holds((cart) => {
      const priced = priceCart(cart);
      for (const line of priced.lines) {
        const off = line.dealDiscount + line.orderDiscount + line.pointsDiscount;
        expect(line.net).toBe(line.listTotal - off);
      }
      const column = (name: 'listTotal' | 'dealDiscount' | 'orderDiscount' | 'pointsDiscount') =>
        sum(priced.lines.map((line) => line[name]));
      expect(priced).toMatchObject({
        listTotal: column('listTotal'),
        dealDiscount: column('dealDiscount'),
        subtotal: column('listTotal') - column('dealDiscount'),
        pointsDiscount: column('pointsDiscount'),
      });
      expect(column('orderDiscount') + priced.deliveryDiscount).toBe(priced.coupon?.discount ?? 0);
      expect(sum(priced.deals.map(({ discount }) => discount))).toBe(priced.dealDiscount);
    });
  });

  it('R9 the rows of tax add up to its total, which is within half a cent of the exact one', () => {
    holds((cart) => {
      const { taxes, taxTotal } = priceCart(cart);
      expect(sum(taxes.map(({ amount }) => amount))).toBe(taxTotal);
      const exact = taxes.reduce(
        (total, { base, ppm }) =>
          total + (base * ppm) / (cart.tax.inclusive ? 1_000_000 + ppm : 1_000_000),
        0,
      );
      expect(Math.abs(exact - taxTotal)).toBeLessThanOrEqual(0.500_001);
    });
  });

  it('R10 everything that is charged but the tip is the base of one tax or of none', () => {
    holds((cart) => {
      const priced = priceCart(cart);
      const fees = priced.delivery - priced.deliveryDiscount + priced.service;
      const taxed = sum(priced.lines.map(({ net }) => net)) + (cart.tax.feesPpm > 0 ? fees : 0);
      expect(sum(priced.taxes.map(({ base }) => base))).toBe(taxed);
    });
  });

  it('R16 the tip changes neither tax nor anything else before it', () => {
    holds((cart) => {
      const [with_, without] = [priceCart(cart), priceCart({ ...cart, tip: null })];
      expect(with_.taxes).toEqual(without.taxes);
      expect(with_.total - with_.tip).toBe(without.total);
    });
  });

  it('R36 the order of the lines changes no line and no total', () => {
    holds((cart) => {
      const priced = priceCart(cart);
      const turned = priceCart({ ...cart, lines: cart.lines.toReversed() });
      expect({ ...turned, lines: turned.lines.toReversed() }).toEqual(priced);
    });
  });

  it('R42 neither a code nor a deal ever makes a cart dearer', () => {
    holds((drawn) => {
      // With points it may leave less to redeem, and the customer keeps those.
      const cart = { ...drawn, points: null };
      const { total } = priceCart(cart);
      expect(total).toBeLessThanOrEqual(priceCart({ ...cart, coupon: null }).total);
      expect(total).toBeLessThanOrEqual(priceCart({ ...cart, deals: [] }).total);
    });
  });

  it('R6 R76 points come after deals and code, which they leave as they are, and take off whole ones', () => {
    holds((cart) => {
      const [priced, without] = [priceCart(cart), priceCart({ ...cart, points: null })];
      const { deals, coupon, subtotal, deliveryDiscount, tip, beforePoints } = without;
      expect(priced).toMatchObject({
        deals,
        coupon,
        subtotal,
        deliveryDiscount,
        tip,
        beforePoints,
      });
      const { pointsUsed, pointsDiscount } = priced;
      expect(pointsUsed).toBeLessThanOrEqual(cart.points?.points ?? 0);
      expect(pointsDiscount).toBe(pointsUsed * (cart.points?.pointValue ?? 0));
      expect(pointsDiscount).toBeLessThanOrEqual(beforePoints);
      expect(priced.total).toBeLessThanOrEqual(without.total);
    });
  });

  it('R35 free units and what deals take off always match', () => {
    holds((cart) => {
      const priced = priceCart(cart);
      for (const [index, line] of priced.lines.entries()) {
        const { quantity = 0, unit = 0, listUnit = 0 } = cart.lines[index] ?? {};
        const taken = sum(line.deals.map((deal) => deal.units + deal.qualifying));
        const automatic = sum(line.deals.map(({ discount }) => discount));
        expect(taken).toBeLessThanOrEqual(quantity);
        expect(line.freeUnits * unit).toBeLessThanOrEqual(automatic);
        expect(line.freeUnits).toBeLessThanOrEqual(sum(line.deals.map(({ units }) => units)));
        expect([0, quantity * Math.max(0, listUnit - unit)]).toContain(
          line.dealDiscount - automatic,
        );
      }
    });
  });
});
