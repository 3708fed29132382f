import type { CouponRefusal } from '../../offers/coupon.ts';

/** One line as priced; minor units. `listTotal - dealDiscount - orderDiscount - points = net`. */
export type PricedLine = {
  /** One unit before anything is taken off. */
  unit: number;
  /** Quantity times `listUnit`. */
  listTotal: number;
  /** Taken off by a deal, automatic or by hand. */
  dealDiscount: number;
  /** This line's part of the coupon (rule R4). */
  orderDiscount: number;
  /** This line's part of the redeemed points. */
  pointsDiscount: number;
  net: number;
  /** For display alone: tax is rounded once per order (rule R9). */
  tax: number;
  /**
   * The automatic deals that count units of the line (rule R35): `units` are those it lowers,
   * `qualifying` those it only asks for.
   */
  deals: readonly { dealId: number; units: number; qualifying: number; discount: number }[];
  /** Units that cost nothing because of a deal. */
  freeUnits: number;
};

/** A rate, what it was taken of and what came of it (rule R14). */
export type TaxLine = { taxClassId: number | null; ppm: number; base: number; amount: number };

/** What a deal, automatic or by hand, did to the cart. */
export type AppliedDeal = { dealId: number; times: number; discount: number };

/** A deal that is not reached yet: so many more units of these dishes (screens: 'add … to get …'). */
export type DealHint = { dealId: number; componentId: number; missing: number };

/**
 * A deal whose conditions hold, that would lower this cart, and is not applied, or only in part
 * (rule R36): because delivery would cost more by `amount`; its dishes are in deals that save more;
 * the code, which does not go with it, makes the cart cost `amount` less; or `amount` is missing to
 * its minimum.
 */
export type DealLeftOut = {
  dealId: number;
  reason: 'delivery_fee' | 'other_deal' | 'code' | 'minimum';
  /** Minor units; 0 of the other reasons. */
  amount: number;
  isPartial: boolean;
};

/**
 * The priced cart (rules R5, R6); minor units.
 * `total = sum(net) + delivery - deliveryDiscount + service + exclusive tax + tip`;
 * `due = total - tenders + cashRounding`.
 */
export type PricedCart = {
  lines: readonly PricedLine[];
  deals: readonly AppliedDeal[];
  hints: readonly DealHint[];
  /** By the deals' ids. */
  leftOut: readonly DealLeftOut[];
  /** Items before anything is taken off: the base of tips (rule R16). */
  listTotal: number;
  dealDiscount: number;
  /** After line deals, before the coupon: minimums and fee tiers look at it (R40, R46). */
  subtotal: number;
  /** null: there was no coupon. `refusal` says why it gives nothing, `missing` what it lacks. */
  coupon: {
    /** Off the items and off the delivery fee together. */
    discount: number;
    refusal: CouponRefusal | null;
    /** Minor units to its minimum. */
    missing: number;
  } | null;
  /** Difference to the cart without the code; null: the code replaces no deal. */
  codeSaving: number | null;
  /** Taken off by points, and how many of the chosen ones that takes (rule R76). */
  pointsDiscount: number;
  pointsUsed: number;
  /** The items as points found them: after deals and coupon. */
  beforePoints: number;
  /** The fee by its tier, and what a coupon takes off it (rule R41). */
  delivery: number;
  deliveryDiscount: number;
  /** Minor units to the zone's minimum; 0 where it is reached. */
  missingToMinimum: number;
  service: number;
  /** Rate of the fees in parts per million (rules R13, R14). */
  feesPpm: number;
  taxes: readonly TaxLine[];
  taxTotal: number;
  taxInclusive: boolean;
  tip: number;
  total: number;
  /** What each gift card pays, in their order (R67). */
  tenders: readonly number[];
  cashRounding: number;
  due: number;
};
