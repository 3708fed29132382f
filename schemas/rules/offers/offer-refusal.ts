import type { DeliveryMethod } from '../../api/wire.ts';
import type { OfferConditions } from '../../api/offer-conditions.ts';
import type { LocalDateTime } from '../time/local-date-time.ts';
import { isWithin } from './is-within.ts';

/** What the conditions of an offer are compared with. */
export type OfferContext = {
  orderType: DeliveryMethod;
  paymentMethod: 'card' | 'cashOnDelivery';
  now: LocalDateTime;
  /** null: no time is chosen yet; then it is judged as of now. */
  fulfilment: LocalDateTime | null;
};

export type OfferRefusal = 'expired' | 'not_yet' | 'order_type' | 'payment_method' | 'not_now';

/**
 * Why an offer does not hold, null where it does (rules R37, R39). A function of the present context
 * alone, so a refused code counts again as soon as they allow it (rule R44). Its minimum is judged
 * where the cart is priced.
 */
export function offerRefusal(
  conditions: OfferConditions,
  context: OfferContext,
): OfferRefusal | null {
  const { order_types, payment_methods, windows, valid_from, valid_until } = conditions;
  const judgedAt =
    conditions.validate_at === 'order' ? context.now : (context.fulfilment ?? context.now);
  const at = Date.parse(judgedAt.instant);
  if (valid_until !== null && at >= Date.parse(valid_until)) return 'expired';
  if (valid_from !== null && at < Date.parse(valid_from)) return 'not_yet';
  if (order_types.length > 0 && !order_types.includes(context.orderType)) return 'order_type';
  if (payment_methods.length > 0 && !payment_methods.includes(context.paymentMethod)) {
    return 'payment_method';
  }
  return isWithin(windows, judgedAt) ? null : 'not_now';
}
