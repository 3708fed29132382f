import { z } from 'zod';

/**
 * What a coupon takes off; amounts in minor units. `type` and `value` are those of the
 * specification's discount helper (§3). `product_ids` are restaurant products, `category_ids`
 * categories: where there are any, only their lines are lowered.
 */
export const couponEffect = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('amount'),
    type: z.enum(['Flat', 'Percentage']),
    /** Flat: minor units. Percentage: percent, such as 15 or 12.5. */
    value: z.number().positive(),
    /** Minor units (rule R41). */
    max_discount: z.number().int().positive().nullable().default(null),
    product_ids: z.array(z.number().int().positive()).default([]),
    /** Whatever is in them by the menu as it is then; none of coupons from before there were any. */
    category_ids: z.array(z.number().int().positive()).optional(),
  }),
  /** The delivery fee, never more than it and nothing without it (rule R41). */
  z.object({ kind: z.literal('free_delivery') }),
]);
export type CouponEffect = z.output<typeof couponEffect>;

/** Why a code does not count; each has a code of its own (rule R39). */
export type CouponRefusal =
  | 'unknown_coupon'
  | 'coupon_expired'
  | 'coupon_not_yet'
  | 'coupon_other_restaurant'
  | 'coupon_order_type'
  | 'coupon_payment_method'
  | 'coupon_below_minimum'
  | 'coupon_used_up'
  | 'coupon_needs_login'
  /** It counts once per person, and who orders has not shown that the address is theirs (R43). */
  | 'coupon_needs_email'
  /** For who has not ordered here before. */
  | 'coupon_first_order'
  /** Outside its weekdays and hours, at the moment that counts. */
  | 'coupon_not_now'
  /** An automatic deal saves more, and the two do not stack (rule R42). */
  | 'coupon_deal_is_better'
  /** Nothing in the cart that it lowers. */
  | 'coupon_no_matching_item'
  /** Of free delivery: there is no fee to lower (rule R41). */
  | 'coupon_delivery_is_free';
