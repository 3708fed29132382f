import type { IndexedDeal } from '../menu/menu-index.ts';
import type { CartToPrice } from './cart/cart-to-price.ts';
import type { PricedCart } from './cart/priced-cart.ts';
import { applyDeals, savingOf } from './deals/apply-deals.ts';
import type { DealOutcome } from './deals/deal-outcome.ts';
import { dealsWithin } from './deals/deals-within.ts';
import { priceWithOffers } from './price-with-offers.ts';
import type { OffersToApply } from './price-with-offers.ts';

export type PriceChoice = {
  priced: PricedCart;
  /** With which it comes to that. */
  offers: OffersToApply;
  /** The deals with which the items alone would cost least, and their subtotal with them. */
  most: DealOutcome;
  mostSubtotal: number;
};

/**
 * The lowest total with these automatic deals (docs/decisions/029): items and delivery fee together.
 * The fee depends on the subtotal by tiers, and a code on it by its minimum, so between two such
 * thresholds the deals that save most are best; of equal totals those that save more count.
 */
export function lowestPrice(
  cart: CartToPrice,
  deals: readonly IndexedDeal[],
  offers: Pick<OffersToApply, 'coupon' | 'keepsDeal'>,
): PriceChoice {
  const { lines, percentRounding: rounding, delivery } = cart;
  const most = applyDeals(lines, deals, rounding);
  const withMost = priceWith(most);
  const withoutDeals = withMost.priced.subtotal + savingOf(most);
  const thresholds = [
    ...(delivery?.tiers ?? []).map(({ from }) => from),
    offers.coupon?.minimum ?? 0,
  ];
  const caps = thresholds
    .filter((from) => withMost.priced.subtotal < from && from <= withoutDeals)
    .map((from) => withoutDeals - from);
  const others =
    caps.length > 0 ? dealsWithin(lines, deals, { rounding, caps }).map(priceWith) : [];
  const [chosen = withMost] = [withMost, ...others].toSorted(
    ({ priced: a }, { priced: b }) => a.total - b.total || b.dealDiscount - a.dealDiscount,
  );
  return { ...chosen, most, mostSubtotal: withMost.priced.subtotal };

  function priceWith(automatic: DealOutcome) {
    const applied = { ...offers, automatic };
    return { priced: priceWithOffers(cart, applied), offers: applied };
  }
}
