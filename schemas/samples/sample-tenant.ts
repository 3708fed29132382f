import type { DeliveryMethod } from '../api/wire.ts';
import type { SiteConfig } from '../config/site.ts';
import type { Glyph } from './glyphs.ts';
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
  configurations?: readonly SampleConfiguration[];
};

export type SampleModifierGroup = {
  key: string;
  name: string;
  min: number;
  /** null: no limit. */
  max: number | null;
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
  /** Renders of the dish; none: the storefront shows its stand-in. */
  picture?: readonly [Glyph, ...Glyph[]];
  diets?: readonly string[];
  allergens?: readonly string[];
  unit?: string;
  isBestSeller?: boolean;
  isFresh?: boolean;
  /** `true` until someone says otherwise, or back on that local day and time. */
  soldOut?: true | { backInDays: number; at: string };
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
  picture: readonly [Glyph, ...Glyph[]];
  /** When it is offered; none: always. */
  hours?: readonly SampleHours[];
  notAt?: readonly string[];
  products: readonly SampleProduct[];
};

export type SampleRestaurant = {
  key: string;
  name: string;
  /** 1 is active (spec §9). */
  status: 0 | 1;
  streetName: string;
  city: string;
  postcode: string;
  phone: string;
  email: string;
  timeZone: string;
  orderTypes: readonly DeliveryMethod[];
  hours: readonly SampleHours[];
  leadMinutes: number;
  slotMinutes: number;
  picture?: SamplePicture;
};

/** A whole tenant as somebody could run it. Its people, houses and telephone numbers are invented. */
export type SampleTenant = {
  id: number;
  name: string;
  currency: string;
  locale: string;
  taxPpm: number;
  taxInclusive: boolean;
  /** Host names without port; every other host of the demo shows tenant 139. */
  hosts: readonly string[];
  config: SiteConfig;
  /** Pictures that the configuration points to. */
  pictures: readonly SamplePicture[];
  restaurants: readonly SampleRestaurant[];
  categories: readonly SampleCategory[];
  modifierGroups: readonly SampleModifierGroup[];
};
