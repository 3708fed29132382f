import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyDeals, savingOf } from '#schemas/rules/pricing/deals/apply-deals.ts';
import { dealsWithin } from '#schemas/rules/pricing/deals/deals-within.ts';
import { deliveryFee } from '#schemas/rules/pricing/delivery-fee.ts';
import { priceCart } from '#schemas/rules/pricing/price-cart.ts';
import { draws } from '../../draws.ts';
import { arbitraryDeals, arbitraryLines } from './arbitrary-deals.ts';
import { bruteForceSavings } from './brute-force-deals.ts';
import { always, bogo, cartOf, couponOf, percentDeal, plainLine } from './carts.ts';

/** Free from 30.00, else 6.90. */
const delivery = {
  tiers: [
    { from: 0, fee: 690 },
    { from: 3000, fee: 0 },
  ],
  minimum: 0,
};
const dealsOf = (priced: ReturnType<typeof priceCart>) =>
  priced.deals.map(({ dealId, discount }) => [dealId, discount]);

describe('deals beside delivery by tiers', () => {
  it('R36 R46 of two deals only the one is applied that leaves delivery free', () => {
    const lines = [plainLine(1, 2250), plainLine(2, 1150)];
    const deals = [percentDeal(1, 20, [1]), percentDeal(2, 10, [2])];
    const priced = priceCart(cartOf(lines, { deals, delivery }));
    expect([priced.total, priced.delivery, dealsOf(priced)]).toEqual([3285, 0, [[2, 115]]]);
    expect(priced.leftOut).toEqual([
      { dealId: 1, reason: 'delivery_fee', amount: 690, isPartial: false },
    ]);
    expect(priceCart(cartOf(lines, { deals })).total).toBe(2835);
  });

  it('R36 R46 a deal is applied as often as it leaves delivery free, and the rest is said', () => {
    const lines = [plainLine(1, 500, { quantity: 8 })];
    const priced = priceCart(cartOf(lines, { deals: [bogo(1, [1])], delivery }));
    expect([priced.total, dealsOf(priced)]).toEqual([2690, [[1, 2000]]]);
    const dearer = { ...delivery, tiers: [{ from: 0, fee: 1290 }, ...delivery.tiers.slice(1)] };
    const partly = priceCart(cartOf(lines, { deals: [bogo(1, [1])], delivery: dearer }));
    expect([partly.total, dealsOf(partly)]).toEqual([3000, [[1, 1000]]]);
    expect(partly.leftOut).toEqual([
      { dealId: 1, reason: 'delivery_fee', amount: 1290, isPartial: true },
    ]);
  });

  it('R36 R46 the deals are applied all the same where they save more than delivery costs', () => {
    const lines = [plainLine(1, 2250), plainLine(2, 1150)];
    const deals = [percentDeal(1, 50, [1]), percentDeal(2, 10, [2])];
    const priced = priceCart(cartOf(lines, { deals, delivery }));
    expect([priced.total, priced.leftOut]).toEqual([2160 + 690, []]);
  });

  it('R36 R46 no other set of deals makes items and delivery cheaper, by trying all of small carts', () => {
    const fee = fc.integer({ min: 0, max: 900 });
    const tiers = fc
      .tuple(fee, fee, fee, fc.integer({ min: 1, max: 1500 }), fc.integer({ min: 1, max: 1500 }))
      .map(([low, middle, high, first, more]) => [
        { from: 0, fee: low },
        { from: first, fee: middle },
        { from: first + more, fee: high },
      ]);
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), tiers, (lines, deals, of) => {
        const cart = cartOf(lines, { deals, delivery: { tiers: of, minimum: 0 } });
        const items = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
        const totals = [...bruteForceSavings(lines, deals)].map(
          (saved) => items - saved + deliveryFee(of, items - saved),
        );
        expect(priceCart(cart).total).toBe(Math.min(...totals));
      }),
      { numRuns: draws(300) },
    );
  });

  it('R36 within a cap nothing saves more, and beyond the bound of the search nothing breaks the cap', () => {
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), fc.nat(1500), (lines, deals, cap) => {
        const context = { rounding: 'half_up' as const, caps: [cap] };
        const saved = (limit: number) =>
          dealsWithin(lines, deals, { ...context, limit }).map(savingOf)[0] ?? -1;
        const most = Math.max(...[...bruteForceSavings(lines, deals)].filter((one) => one <= cap));
        expect(saved(Infinity)).toBe(most);
        expect(saved(0)).toBeLessThanOrEqual(most);
        expect(saved(0)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('R36 a cart far too large to search is still priced no dearer than without a deal or with all', () => {
    const lines = Array.from({ length: 40 }, (_, n) =>
      plainLine(1 + (n % 6), 310 + 17 * n, { key: `line ${n}`, quantity: 1 + (n % 3) }),
    );
    const dishes = [1, 2, 3, 4, 5, 6];
    const deals = [
      percentDeal(1, 15, dishes),
      bogo(2, dishes),
      bogo(3, [1, 3, 5]),
      percentDeal(4, 33, [2, 4]),
      percentDeal(5, 10, [6]),
    ];
    const items = lines.reduce((sum, { unit, quantity }) => sum + unit * quantity, 0);
    const from = items - 2000;
    const tiers = [
      { from: 0, fee: 90_000 },
      { from, fee: 0 },
    ];
    const cart = cartOf(lines, { deals, delivery: { tiers, minimum: 0 } });
    const priced = priceCart(cart);
    expect(priced.total).toBeLessThan(items);
    expect(priced.subtotal).toBeGreaterThanOrEqual(from);
    expect(priceCart({ ...cart, lines: lines.toReversed() }).deals).toEqual(priced.deals);
  });
});

describe('what of the deals is not applied says why', () => {
  const lines = [plainLine(1, 2000), plainLine(2, 1000)];
  const reasons = (more: Parameters<typeof cartOf>[1]) =>
    priceCart(cartOf(lines, more)).leftOut.map(({ dealId, reason, amount }) => [
      dealId,
      reason,
      amount,
    ]);

  it('R36 its dishes are in a deal that saves more', () => {
    const deals = [percentDeal(1, 20, [1, 2]), bogo(2, [1, 2])];
    expect(reasons({ deals })).toEqual([[1, 'other_deal', 0]]);
  });

  it('R36 R42 a code that does not go with it saves more, and says how much', () => {
    const deals = [percentDeal(1, 20, [1])];
    const total = (more: Parameters<typeof cartOf>[1]) => priceCart(cartOf(lines, more)).total;
    const half = couponOf('Percentage', 50);
    expect(total({ deals }) - total({ deals, coupon: half })).toBe(1100);
    expect(reasons({ deals, coupon: half })).toEqual([[1, 'code', 1100]]);
    expect(reasons({ deals, coupon: couponOf('Percentage', 5) })).toEqual([]);
  });

  it('R36 something is missing to its minimum', () => {
    const conditions = { ...always, minimum: 3500 };
    const deals = [{ ...percentDeal(1, 20, [1]), conditions }];
    expect(reasons({ deals })).toEqual([[1, 'minimum', 500]]);
  });

  it('R36 nothing is said of deals that are applied, or that ask for other dishes', () => {
    const deals = [percentDeal(1, 20, [1]), percentDeal(2, 20, [3]), bogo(3, [2])];
    expect(reasons({ deals })).toEqual([]);
    expect(savingOf(applyDeals(lines, deals, 'half_up'))).toBe(400);
  });

  it('R36 every deal that would lower the cart and is not applied is named', () => {
    fc.assert(
      fc.property(arbitraryLines(5), arbitraryDeals(3), (some, deals) => {
        const priced = priceCart(cartOf(some, { deals, delivery }));
        const named = priced.leftOut.filter(({ isPartial }) => !isPartial);
        const applied = new Set(priced.deals.map(({ dealId }) => dealId));
        const lowering = deals.filter(
          (deal) => !applied.has(deal.id) && savingOf(applyDeals(some, [deal], 'half_up')) > 0,
        );
        expect(named.map(({ dealId }) => dealId)).toEqual(lowering.map(({ id }) => id));
      }),
    );
  });
});
