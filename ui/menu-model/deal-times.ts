import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import { offerRefusal } from '#schemas/rules/offers/offer-refusal.ts';
import type { LocalDateTime } from '#schemas/rules/time/local-date-time.ts';

/**
 * Whether an offer holds at a moment, by its dates, days and hours alone: how and when one orders
 * may still be chosen (rule R37).
 */
export function holdsAt(conditions: OfferConditions, at: LocalDateTime): boolean {
  const refusal = offerRefusal(conditions, {
    orderType: conditions.order_types[0] ?? 'pickup',
    paymentMethod: conditions.payment_methods[0] ?? 'card',
    now: at,
    fulfilment: null,
  });
  return refusal === null;
}
