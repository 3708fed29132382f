import type { CouponEffect } from '../../offers/coupon.ts';
import type { FeeTier } from '../../delivery/zone.ts';
import type { PointsToRedeem } from '../../loyalty/redeemable-points.ts';
import type { IndexedDeal } from '../../menu/menu-index.ts';
import type { Rounding } from '../../rounding/round.ts';

/** A line with its price worked out (R2, R24 to R34), before anything is taken off. Minor units. */
export type LineToPrice = {
  /** Equal lines of two carts have equal keys; ties between deals are settled by it (rule R36). */
  key: string;
  quantity: number;
  /** One unit with its options, portions, upcharges and, of a deal by hand, its effect. */
  unit: number;
  /**
   * What one unit would cost without the deal by hand it was put together for; else `unit`. The
   * difference is shown as the deal's discount.
   */
  listUnit: number;
  /** The deal by hand that the line was put together for; null of all others (rule R42). */
  deal: { id: number; stacksWithCodes: boolean } | null;
  /** One unit by dish; adds up to `unit`. A combo's price is prorated by list price (rule R33). */
  shares: readonly LineShare[];
  /** The same of `listUnit`, for a code may win over the deal; else `shares` itself. */
  listShares: readonly LineShare[];
  /** The restaurant product that automatic deals count; null of combos, deals by hand and halves. */
  dealProductId: number | null;
  /**
   * The part of `unit` that a bundle's fixed price takes the place of: the dish without what was
   * chosen with it, 0 to `unit`. Not looked at where `dealProductId` is null.
   */
  dealBase: number;
  /** The dishes that coupons for single dishes may lower; empty where they may not (rule R34). */
  couponProductIds: readonly number[];
};

export type LineShare = { amount: number; taxClassId: number | null };

/** A coupon whose conditions hold, but for its minimum and its rivalry with deals. */
export type CouponToApply = {
  id: number;
  code: string;
  effect: CouponEffect;
  /** Restaurant products that it lowers, its categories looked up in the menu; null: all. */
  productIds: ReadonlySet<number> | null;
  /** Minor units after line deals, inclusive (rule R40). */
  minimum: number;
  stacksWithDeals: boolean;
};

/** Rates in parts per million, so that 8.875 % is the whole number 88,750 (rule R12). */
export type TaxRules = {
  inclusive: boolean;
  /** Rate of dishes without a class of their own, for this order type (rule R11). */
  standardPpm: number;
  /** By tax class, for this order type (rules R10 and R11). */
  classPpm: ReadonlyMap<number, number>;
  /** Rate of the fees; 0 where they carry none (rule R13). */
  feesPpm: number;
};

export type Tip = { kind: 'percent'; percent: number } | { kind: 'amount'; amount: number };

/** All that a cart's price depends on; amounts in minor units. */
export type CartToPrice = {
  lines: readonly LineToPrice[];
  /** Automatic deals whose conditions hold, but for their minimum. */
  deals: readonly IndexedDeal[];
  coupon: CouponToApply | null;
  /** null: pickup, dine-in, or no quote yet (rule R46). */
  delivery: { tiers: readonly FeeTier[]; minimum: number } | null;
  serviceFeePpm: number;
  tip: Tip | null;
  tax: TaxRules;
  percentRounding: Rounding;
  /** Points to redeem (R6, step 5); null: none. */
  points: PointsToRedeem | null;
  /** Balances of gift cards, a tender after everything (R6, step 8). */
  giftCards: readonly number[];
  /** The step that cash is rounded to; null where the rest is not paid in cash (rule R15). */
  cashStep: number | null;
};
