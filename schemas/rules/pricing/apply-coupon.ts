import { discount } from '../rounding/discount.ts';
import type { CouponRefusal } from '../offers/coupon.ts';
import type { CouponToApply } from './cart/cart-to-price.ts';
import { percentOf } from '../rounding/percent-of.ts';
import type { Rounding } from '../rounding/round.ts';
import { splitByLargestRemainder } from '../rounding/split-by-largest-remainder.ts';

export type CouponBasis = {
  /** Of each line what is left after deals, and the dishes that coupons for dishes may lower. */
  lines: readonly { amount: number; couponProductIds: readonly number[] }[];
  /** Items after line deals (rule R40). */
  subtotal: number;
  /** null: not for delivery, or no quote yet. */
  deliveryFee: number | null;
  rounding: Rounding;
};

export type CouponOutcome = {
  /** By line (rule R4). */
  lineDiscounts: number[];
  deliveryDiscount: number;
  refusal: CouponRefusal | null;
  /** Minor units to its minimum. */
  missing: number;
};

/**
 * What a coupon takes off (R6, steps 3 and 4): never more than what it may lower (rule R41), and
 * nothing below its minimum, which is inclusive (rule R40).
 */
export function applyCoupon(coupon: CouponToApply, basis: CouponBasis): CouponOutcome {
  const nothing = {
    lineDiscounts: basis.lines.map(() => 0),
    deliveryDiscount: 0,
    refusal: null,
    missing: 0,
  };
  const missing = coupon.minimum - basis.subtotal;
  if (missing > 0) return { ...nothing, refusal: 'coupon_below_minimum', missing };
  const { effect } = coupon;
  if (effect.kind === 'free_delivery') {
    return basis.deliveryFee === 0
      ? { ...nothing, refusal: 'coupon_delivery_is_free' }
      : { ...nothing, deliveryDiscount: basis.deliveryFee ?? 0 };
  }
  const { productIds } = coupon;
  const eligible = basis.lines.map(({ amount, couponProductIds }) =>
    productIds === null || couponProductIds.some((id) => productIds.has(id)) ? amount : 0,
  );
  const most = eligible.reduce((sum, amount) => sum + amount, 0);
  if (most === 0) return { ...nothing, refusal: 'coupon_no_matching_item' };
  const full =
    effect.type === 'Flat'
      ? Math.round(discount('Flat', effect.value, most))
      : percentOf(most, effect.value, basis.rounding);
  const capped = Math.min(full, most, effect.max_discount ?? most);
  return { ...nothing, lineDiscounts: splitByLargestRemainder(capped, eligible) };
}
