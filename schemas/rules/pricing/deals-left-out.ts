import type { CartToPrice } from './cart/cart-to-price.ts';
import type { DealLeftOut, PricedCart } from './cart/priced-cart.ts';
import { deliveryFee } from './delivery-fee.ts';
import { applyDeals, savingOf } from './deals/apply-deals.ts';
import type { DealOutcome } from './deals/deal-outcome.ts';
import type { PriceChoice } from './lowest-price.ts';

type Context = {
  /** What the deals would save most together, without a code. */
  most: DealOutcome;
  /** Items before anything is taken off. */
  listTotal: number;
};

/**
 * The chosen price with the deals that would lower the cart and do not, or do so less often than
 * they could, each with its reason (rule R36).
 */
export function withLeftOut(
  cart: CartToPrice,
  { priced, most: own, mostSubtotal }: PriceChoice,
  { most, listTotal }: Context,
): PricedCart {
  const fee = (subtotal: number) => deliveryFee(cart.delivery?.tiers ?? [], subtotal);
  const leftOut = cart.deals.flatMap((deal): DealLeftOut | [] => {
    const { id: dealId, conditions } = deal;
    const saved = savedBy(priced.deals, dealId);
    const could = savedBy(own.deals, dealId);
    const why = (reason: DealLeftOut['reason'], amount = 0) => ({
      dealId,
      reason,
      amount,
      isPartial: saved > 0,
    });
    if (could > saved) {
      const alone = fee(priced.subtotal - could + saved) - priced.delivery;
      const amount = alone > 0 ? alone : fee(mostSubtotal) - priced.delivery;
      // Where no fee is in the way it is the minimum of the code.
      return amount > 0 ? why('delivery_fee', amount) : why('code');
    }
    if (saved > 0 || savingOf(applyDeals(cart.lines, [deal], cart.percentRounding)) === 0)
      return [];
    if (conditions.minimum > listTotal) return why('minimum', conditions.minimum - listTotal);
    return why(savedBy(most.deals, dealId) > 0 ? 'code' : 'other_deal');
  });
  return { ...priced, leftOut: leftOut.toSorted((a, b) => a.dealId - b.dealId) };
}

const savedBy = (deals: PricedCart['deals'], dealId: number): number =>
  deals.find((one) => one.dealId === dealId)?.discount ?? 0;
