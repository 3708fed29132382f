import type { CouponRefusal } from '#schemas/rules/offers/coupon.ts';

/** Why a code gives nothing, for the customer (rule R39); `missing` is an amount in words. */
export function couponSentence(refusal: CouponRefusal, { missing }: { missing: string }): string {
  if (refusal === 'coupon_below_minimum') return `Add ${missing} more to use this code.`;
  return sentences[refusal];
}

const sentences: Record<Exclude<CouponRefusal, 'coupon_below_minimum'>, string> = {
  unknown_coupon: 'Invalid coupon code',
  coupon_expired: 'This code has expired.',
  coupon_not_yet: 'This code cannot be used yet.',
  coupon_other_restaurant: 'This code is for another of our restaurants.',
  coupon_order_type: 'This code is not for this way to get your order.',
  coupon_payment_method: 'This code is not for this way to pay.',
  coupon_used_up: 'This code has been used up.',
  coupon_needs_login: 'Please log in to use this code.',
  coupon_not_now: 'This code cannot be used at this time.',
  coupon_deal_is_better: 'A deal in your cart already saves you more than this code.',
  coupon_no_matching_item: 'Nothing in your cart is lowered by this code.',
  coupon_delivery_is_free: 'Delivery is free already.',
};
