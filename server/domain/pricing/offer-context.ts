import type { OfferContext } from '#schemas/rules/offers/offer-refusal.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { CartPurpose } from './cart-purpose.ts';

/** What offers are judged by: now, and the time the cart is for where one is chosen (rule R37). */
export function createOfferContext(
  { timeZone }: { timeZone: string },
  { orderType, paymentMethod, fulfilment }: CartPurpose,
  now: Date,
): OfferContext {
  return {
    orderType,
    paymentMethod,
    now: localDateTime(now.getTime(), timeZone),
    fulfilment: fulfilment && localDateTime(fulfilment.instant.getTime(), timeZone),
  };
}
