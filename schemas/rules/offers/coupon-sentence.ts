import type { DeliveryMethod } from '../../api/wire.ts';
import type { FailureTexts } from '../../messages/en-failures.ts';
import type { CouponRefusal } from './coupon.ts';

/** What a sentence names, already in words; what is left out is not named. */
export type CouponDetails = {
  /** The amount to its minimum, such as '$4.20'. */
  missing?: string;
  /** The day it starts, such as 'Monday' or '3 December'. */
  startsOn?: string;
  /** The day it ended. */
  endedOn?: string;
  /** Its days and hours, such as 'Monday to Friday, 11:00–15:00'. */
  hours?: string;
  orderTypes?: readonly DeliveryMethod[];
  paymentMethods?: readonly ('card' | 'cashOnDelivery')[];
};

type Texts = FailureTexts['offers']['coupon'];

/** Why a code takes nothing off, for the customer: every reason has its own words (rule R39). */
export function couponSentence(
  { offers }: Pick<FailureTexts, 'offers'>,
  refusal: CouponRefusal,
  details: CouponDetails = {},
): string {
  return sentences[refusal](offers.coupon, details);
}

const sentences: Record<CouponRefusal, (texts: Texts, details: CouponDetails) => string> = {
  unknown_coupon: ({ unknown }) => unknown,
  coupon_expired: (texts, { endedOn }) => (endedOn ? texts.endedOn(endedOn) : texts.ended),
  coupon_not_yet: (texts, { startsOn }) => (startsOn ? texts.startsOn(startsOn) : texts.notYet),
  coupon_other_restaurant: ({ otherRestaurant }) => otherRestaurant,
  coupon_order_type: (texts, { orderTypes = [] }) =>
    orderTypes.length > 0 ? texts.forTypes(orderTypes) : texts.otherType,
  coupon_payment_method: (texts, { paymentMethods = [] }) =>
    paymentMethods.includes('cashOnDelivery') ? texts.forCash : texts.forCard,
  coupon_below_minimum: (texts, { missing }) =>
    missing ? texts.addMore(missing) : texts.addALittle,
  coupon_used_up: ({ usedUp }) => usedUp,
  coupon_needs_login: ({ needsLogin }) => needsLogin,
  coupon_needs_email: ({ needsEmail }) => needsEmail,
  coupon_first_order: ({ firstOrder }) => firstOrder,
  coupon_not_now: (texts, { hours }) => (hours ? texts.forHours(hours) : texts.notNow),
  coupon_deal_is_better: ({ dealIsBetter }) => dealIsBetter,
  coupon_no_matching_item: ({ nothingMatches }) => nothingMatches,
  coupon_delivery_is_free: ({ deliveryIsFree }) => deliveryIsFree,
};
