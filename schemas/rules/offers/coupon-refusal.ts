import type { OfferConditions } from '../../api/offer-conditions.ts';
import type { CouponEffect, CouponRefusal } from './coupon.ts';
import { offerRefusal } from './offer-refusal.ts';
import type { OfferContext } from './offer-refusal.ts';

/** What a coupon asks for (rules R39, R43). */
export type CouponTerms = {
  effect: CouponEffect;
  conditions: OfferConditions;
  isActive: boolean;
  /** Restaurants that take it; empty: all. */
  restaurantIds: readonly number[];
  needsLogin: boolean;
  /** Only for who has not ordered here before. */
  firstOrderOnly: boolean;
  /** Uses in all and of one customer; null: no limit. */
  totalLimit: number | null;
  customerLimit: number | null;
};

export type CouponContext = OfferContext & {
  restaurantId: number;
  isLoggedIn: boolean;
  /** Who orders has shown that the address or the telephone number is theirs, or staff vouch for it. */
  isVerified: boolean;
  /** An earlier order of theirs counts, by every name the customer is known by. */
  hasOrdered: boolean;
  /** Uses that count so far; those of the customer by every name they are known by. */
  uses: { total: number; customer: number };
};

/**
 * Why a code does not count, null where nothing but its minimum and its rivalry with deals may
 * stand in its way, which are judged where the cart is priced (rules R39, R44). What no customer
 * can change is named first.
 */
export function couponRefusal(
  coupon: CouponTerms | null,
  context: CouponContext,
): CouponRefusal | null {
  if (!coupon?.isActive) return 'unknown_coupon';
  const { restaurantIds, totalLimit, customerLimit, effect } = coupon;
  if (restaurantIds.length > 0 && !restaurantIds.includes(context.restaurantId)) {
    return 'coupon_other_restaurant';
  }
  const refusal = offerRefusal(coupon.conditions, context);
  if (refusal === 'expired') return 'coupon_expired';
  if (totalLimit !== null && context.uses.total >= totalLimit) return 'coupon_used_up';
  if (refusal === 'not_yet') return 'coupon_not_yet';
  if (coupon.needsLogin && !context.isLoggedIn) return 'coupon_needs_login';
  if (coupon.firstOrderOnly && context.hasOrdered) return 'coupon_first_order';
  if (customerLimit !== null && context.uses.customer >= customerLimit) return 'coupon_used_up';
  if (refusal !== null) return `coupon_${refusal}`;
  // Without a fee there is nothing that free delivery could take off (rule R41).
  if (effect.kind === 'free_delivery' && context.orderType !== 'delivery')
    return 'coupon_order_type';
  // Nobody is asked for a proof that would not help them.
  return isPersonal(coupon) && !context.isVerified ? 'coupon_needs_email' : null;
}

/** Whether a coupon counts so many times per person, so that it matters who orders (rule R43). */
export const isPersonal = ({
  customerLimit,
  firstOrderOnly,
}: Pick<CouponTerms, 'customerLimit' | 'firstOrderOnly'>): boolean =>
  customerLimit !== null || firstOrderOnly;
