import type { CartToPrice, LineToPrice } from './cart/cart-to-price.ts';
import { applyDeals } from './deals/apply-deals.ts';
import { priceWithOffers } from './price-with-offers.ts';
import type { OffersToApply } from './price-with-offers.ts';
import type { PricedCart } from './cart/priced-cart.ts';

const keepsAll = () => true;

/**
 * Prices a cart (rules R1 to R16, R35 to R42); all amounts are minor units. The result does not
 * depend on the order of the lines.
 *
 * A code and deals lower the same cart only where both allow it; otherwise whichever gives the
 * lower total wins, and of equal ones the deals, which use nothing up (rule R42). Deals that would
 * cost more than they save, because a lower subtotal is further from free delivery, are left out.
 */
export function priceCart(cart: CartToPrice): PricedCart {
  const order = cart.lines.map((_, index) => index).toSorted((a, b) => compareKeys(cart, a, b));
  const sorted = { ...cart, lines: order.flatMap((index) => cart.lines[index] ?? []) };
  const priced = choosePrice(sorted);
  const lines = [...priced.lines];
  for (const [place, index] of order.entries()) {
    const line = priced.lines[place];
    if (line) lines[index] = line;
  }
  return { ...priced, lines };
}

function compareKeys({ lines }: CartToPrice, a: number, b: number): number {
  const [left = '', right = ''] = [lines[a]?.key, lines[b]?.key];
  return left < right ? -1 : left > right ? 1 : a - b;
}

function choosePrice(cart: CartToPrice): PricedCart {
  const { coupon } = cart;
  const listTotal = cart.lines.reduce(
    (sum, { quantity, unit, listUnit }) => sum + quantity * Math.max(unit, listUnit),
    0,
  );
  const deals = cart.deals.filter(({ conditions }) => conditions.minimum <= listTotal);
  const apply = (some: CartToPrice['deals']) => applyDeals(cart.lines, some, cart.percentRounding);
  const price = (offers: OffersToApply) => priceWithOffers(cart, offers);
  const all = apply(deals);
  const withoutCode = { coupon: null, keepsDeal: keepsAll };
  const withDeals = price({ ...withoutCode, automatic: all });
  // Only a fee by tiers can make a cart dearer that a deal made cheaper.
  const mayHarm = all.deals.length > 0 && cart.delivery !== null;
  const plain = mayHarm ? price({ ...withoutCode, automatic: apply([]) }) : withDeals;
  const best = plain.total < withDeals.total ? plain : withDeals;
  if (!coupon) return best;

  const stacking = coupon.stacksWithDeals ? deals.filter((deal) => deal.stacksWithCodes) : [];
  const automatic = stacking.length === deals.length ? all : apply(stacking);
  const keepsDeal = ({ deal }: LineToPrice) =>
    deal === null || (coupon.stacksWithDeals && deal.stacksWithCodes);
  const withCode = price({ coupon, keepsDeal, automatic });
  const codeAlone =
    automatic.deals.length > 0 ? price({ coupon, keepsDeal, automatic: apply([]) }) : withCode;
  const [bestCode] = [withCode, codeAlone]
    .filter((priced) => priced.coupon?.refusal === null)
    .toSorted((a, b) => a.total - b.total);
  if (!bestCode) return { ...best, coupon: withCode.coupon };
  const isWorthIt =
    bestCode.total < best.total ||
    (bestCode.total === best.total && bestCode.dealDiscount >= best.dealDiscount);
  return isWorthIt
    ? bestCode
    : { ...best, coupon: { discount: 0, refusal: 'coupon_deal_is_better', missing: 0 } };
}
