import type { FreeMode } from '../api/menu.ts';
import type { DeliveryMethod } from '../api/wire.ts';
import type { SiteConfig } from '../config/site.ts';
import type { FeeTier, ZoneArea } from '../rules/delivery/zone.ts';
import type { SampleCombo, SampleCoupon, SampleDeal, SampleHalfSet } from './sample-offer.ts';
import type { SamplePicture } from './sample-picture.ts';

/** All amounts of the samples are in minor units: 1650 is $16.50. */
export type SampleConfiguration = {
  name: string;
  values: readonly (readonly [name: string, priceAdjustment: number])[];
  /** A value is chosen unless this is false. */
  isRequired?: boolean;
};

export type SampleModifier = {
  key: string;
  name: string;
  price: number;
  maxQuantity?: number;
  isDefault?: boolean;
  isSoldOut?: boolean;
  /** Never on one half of a pizza alone (rule R32). */
  isWholeOnly?: boolean;
  allergens?: readonly string[];
  configurations?: readonly SampleConfiguration[];
  /** Keys of groups that it asks in turn, 3 levels deep at most. */
  groups?: readonly string[];
};

export type SampleModifierGroup = {
  key: string;
  name: string;
  min: number;
  /** null: no limit. */
  max: number | null;
  /** At most so many different options (rule R26). */
  maxDistinct?: number;
  /** So many options cost nothing (rule R24); the cheapest, where no mode is said. */
  freeCount?: number;
  freeMode?: FreeMode;
  /** Defaults cost nothing, and pay for what replaces them (rule R25). */
  isSubstitution?: boolean;
  /** One choice for both halves of a pizza (rule R32). */
  isWholeOnly?: boolean;
  modifiers: readonly SampleModifier[];
};

export type SampleProduct = {
  key: string;
  name: string;
  description: string;
  /** What the storefront charges. */
  price: number;
  /** In the restaurant, where it differs. */
  storePrice?: number;
  /** Absent where there is no photograph of it: the dish is set in type. */
  picture?: SamplePicture;
  diets?: readonly string[];
  allergens?: readonly string[];
  unit?: string;
  isBestSeller?: boolean;
  isFresh?: boolean;
  /** `true` until someone says otherwise, or back on that local day and time. */
  soldOut?: true | { backInDays: number; at: string };
  /** So many are made each day (rules R63, R65). */
  dailyStock?: number;
  /** Minutes of notice that the kitchen needs (rule R19). */
  prepMinutes?: number;
  /** Its weight in a slot, where it is not its category's (rule R21). */
  prepUnits?: number;
  /** Key of its tax class; none: the tenant's own rate (rule R10). */
  taxClass?: string;
  /** Keys of modifier groups, in the order they are asked. */
  groups?: readonly string[];
  configurations?: readonly SampleConfiguration[];
  /** Keys of restaurants that do not sell it. */
  notAt?: readonly string[];
};

/** Local wall clock; `closes` at or before `opens` crosses midnight (rule R18). */
export type SampleHours = { weekdays: readonly number[]; opens: string; closes: string };

export type SampleCategory = {
  key: string;
  name: string;
  description: string;
  /** Absent: the first dish that has a picture stands for the category. */
  picture?: SamplePicture;
  /** When it is offered; none: always. */
  hours?: readonly SampleHours[];
  notAt?: readonly string[];
  /** Weight of its dishes in a slot (rule R21), 1 where nothing is said. */
  prepUnits?: number;
  products: readonly SampleProduct[];
};

/** Hours of some order types; none named: of all that the restaurant offers. */
export type SampleRestaurantHours = SampleHours & { orderTypes?: readonly DeliveryMethod[] };

/** A day with hours of its own, so many days from the one the demo is made on; no hours: closed. */
export type SampleException = {
  inDays: number;
  note: string;
  hours: readonly { opens: string; closes: string }[];
};

/** Where it delivers, the first zone first (rules R45, R46). */
export type SampleZone = {
  name: string;
  area: ZoneArea;
  minimum: number;
  tiers: readonly FeeTier[];
  extraMinutes?: number;
};

export type SampleLocality = {
  postcode: string;
  suburb: string;
  city: string;
  latitude: number;
  longitude: number;
};

export type SampleTaxClass = {
  key: string;
  name: string;
  /** Parts per million, by order type where it differs (rules R11, R12). */
  rates: readonly { orderType: DeliveryMethod | 'any'; ppm: number }[];
};

export type SampleRestaurant = {
  key: string;
  name: string;
  /** 1 is active (specification §9). */
  status: 0 | 1;
  streetName: string;
  city: string;
  postcode: string;
  phone: string;
  email: string;
  timeZone: string;
  orderTypes: readonly DeliveryMethod[];
  hours: readonly SampleRestaurantHours[];
  exceptions?: readonly SampleException[];
  leadMinutes: number;
  slotMinutes: number;
  lastOrderMinutes?: number;
  deliveryMinutes?: number;
  /** What fits into a quarter of an hour (rule R21). */
  capacityOrders?: number;
  capacityUnits?: number;
  /** By hand is the default of a restaurant; a demo has nobody at its desk. */
  acceptsByHand: boolean;
  acceptMinutes?: number;
  tipPercents?: readonly number[];
  latitude: number;
  longitude: number;
  zones?: readonly SampleZone[];
  picture?: SamplePicture;
};

/**
 * A whole tenant as somebody could run it. Its people, houses and telephone numbers are invented.
 */
export type SampleTenant = {
  id: number;
  name: string;
  currency: string;
  locale: string;
  taxPpm: number;
  taxInclusive: boolean;
  taxClasses: readonly SampleTaxClass[];
  /** Cash is rounded to a multiple of it (rule R15). */
  cashStep: number;
  /** Host names without port; every other host of the demo shows tenant 139. */
  hosts: readonly string[];
  config: SiteConfig;
  /** Pictures that the configuration points to. */
  pictures: readonly SamplePicture[];
  restaurants: readonly SampleRestaurant[];
  categories: readonly SampleCategory[];
  modifierGroups: readonly SampleModifierGroup[];
  combos: readonly SampleCombo[];
  halfSets: readonly SampleHalfSet[];
  deals: readonly SampleDeal[];
  coupons: readonly SampleCoupon[];
  /** Suburbs around its restaurants. */
  localities: readonly SampleLocality[];
};
