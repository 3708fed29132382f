import type { OfferFacts } from '#schemas/rules/offers/offer-refusal.ts';
import type { CartPurpose } from './cart-purpose.ts';
import { localMoment } from '../times/local-date-time.ts';

/** What offers are judged by: now, and the time the cart is for where one is chosen (rule R37). */
export function offerFacts(
  { timeZone }: { timeZone: string },
  { orderType, paymentMethod, fulfilment }: CartPurpose,
  now: Date,
): OfferFacts {
  return {
    orderType,
    paymentMethod,
    now: localMoment(now, timeZone),
    fulfilment: fulfilment && localMoment(fulfilment.instant, timeZone),
  };
}
