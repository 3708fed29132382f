import type { DeliveryMethod } from '../../api/wire.ts';
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

/** Why a code takes nothing off, for the customer: every reason has its own words (rule R39). */
export function couponSentence(refusal: CouponRefusal, details: CouponDetails = {}): string {
  return sentences[refusal](details);
}

const sentences: Record<CouponRefusal, (details: CouponDetails) => string> = {
  unknown_coupon: () => 'Invalid coupon code',
  coupon_expired: ({ endedOn }) =>
    endedOn ? `This code ended on ${endedOn}.` : 'This code has expired.',
  coupon_not_yet: ({ startsOn }) =>
    startsOn ? `This code starts on ${startsOn}.` : 'This code has not started yet.',
  coupon_other_restaurant: () => 'This code is for another restaurant.',
  coupon_order_type: ({ orderTypes = [] }) =>
    orderTypes.length > 0
      ? `This code is for ${joinWithAnd(orderTypes.map((type) => orderTypeWords[type]))} orders.`
      : 'This code is for another way to get your order.',
  coupon_payment_method: ({ paymentMethods = [] }) =>
    paymentMethods.includes('cashOnDelivery')
      ? 'This code is for orders paid in cash.'
      : 'This code is for orders paid by card.',
  coupon_below_minimum: ({ missing }) =>
    missing ? `Add ${missing} more to use this code.` : 'Add a little more to use this code.',
  coupon_used_up: () => 'This code has been used up.',
  coupon_needs_login: () => 'Log in to use this code.',
  coupon_needs_email: () =>
    'This code counts once per person. Confirm your email address to use it.',
  coupon_first_order: () => 'This code is for a first order with us.',
  coupon_not_now: ({ hours }) =>
    hours ? `This code is for ${hours}.` : 'This code does not count at the time of your order.',
  coupon_deal_is_better: () =>
    'A deal in your cart saves you more than this code, and the two do not add up.',
  coupon_no_matching_item: () => 'Nothing in your cart is part of this offer.',
  coupon_delivery_is_free: () => 'Your delivery is free already.',
};

const orderTypeWords: Record<DeliveryMethod, string> = {
  pickup: 'pickup',
  delivery: 'delivery',
  dine_in: 'table',
};

const joinWithAnd = (words: readonly string[]): string => words.join(' and ');
