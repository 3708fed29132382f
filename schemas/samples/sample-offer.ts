import type { HalfBaseMode, HalfToppingMode } from '../api/menu.ts';
import type { DeliveryMethod } from '../api/wire.ts';
import type { DealEffect } from '../rules/offers/deal.ts';
import type { SamplePicture } from './sample-picture.ts';

/** What every offer has; amounts in minor units. Dishes are named by their sample keys. */
type SampleOffer = {
  name: string;
  description: string;
  picture?: SamplePicture;
};

export type SampleComboComponent = {
  name: string;
  /** Once, where nothing is said. */
  min?: number;
  max?: number;
  /** The first one is chosen from the start. */
  choices: readonly (readonly [product: string, upcharge: number])[];
};

/** A meal at a fixed price (rules R33, R34). */
export type SampleCombo = SampleOffer & {
  /** Key of the category it is shown in. */
  category: string;
  price: number;
  components: readonly SampleComboComponent[];
};

/** Dishes to be had in halves of each other (rules R30 to R32). */
export type SampleHalfSet = SampleOffer & {
  category: string;
  baseMode: HalfBaseMode;
  toppingMode: HalfToppingMode;
  surcharge: number;
  excludedValues?: readonly string[];
  products: readonly string[];
};

/** Conditions of an offer; days are counted from the day the demo is made, so that it never ages. */
export type SampleConditions = {
  orderTypes?: readonly DeliveryMethod[];
  paymentMethods?: readonly ('card' | 'cashOnDelivery')[];
  windows?: readonly { weekdays: readonly number[]; from: string; to: string }[];
  validFromInDays?: number;
  validUntilInDays?: number;
  minimum?: number;
};

/** An offer on dishes (rules R35 to R37). */
export type SampleDeal = SampleOffer & {
  effect: DealEffect;
  conditions?: SampleConditions;
  isAutomatic?: boolean;
  stacksWithCodes?: boolean;
  components: readonly {
    name: string;
    /** `buy`, where nothing is said. */
    role?: 'buy' | 'get';
    quantity: number;
    products: readonly string[];
  }[];
};

/** What a code takes off: the coupon's effect with its dishes by key. */
export type SampleCouponEffect =
  | {
      kind: 'amount';
      type: 'Flat' | 'Percentage';
      value: number;
      maxDiscount?: number;
      products?: readonly string[];
    }
  | { kind: 'free_delivery' };

/** A code (rules R39 to R44). */
export type SampleCoupon = {
  code: string;
  description: string;
  effect: SampleCouponEffect;
  conditions?: SampleConditions;
  /** Keys of the restaurants that take it; none: all. */
  restaurants?: readonly string[];
  totalLimit?: number;
  customerLimit?: number;
  needsLogin?: boolean;
  stacksWithDeals?: boolean;
};
