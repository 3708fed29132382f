import type {
  FreeMode,
  HalfBaseMode,
  HalfToppingMode,
  Menu,
  MenuConfiguration,
} from '../../api/menu.ts';
import type { DealEffect } from '../offers/deal.ts';
import type { OfferConditions } from '../../api/offer-conditions.ts';

/** A value of a configuration, such as 'Large' of 'Size'. */
export type IndexedValue = {
  id: number;
  attributeId: number;
  attributeName: string;
  name: string;
  /** Minor units; may be negative. */
  priceAdjustment: number;
};

export type IndexedModifier = {
  id: number;
  groupId: number;
  name: string;
  /** Minor units in the storefront; 0 in a group that is priced by sequence. */
  price: number;
  maxQuantity: number;
  isAvailable: boolean;
  isDefault: boolean;
  isWholeOnly: boolean;
  allergens: readonly string[];
  configurations: readonly MenuConfiguration[];
  /** Groups it asks in turn; empty at depth 3. */
  groups: readonly IndexedGroup[];
};

export type IndexedGroup = {
  id: number;
  name: string;
  min: number;
  max: number | null;
  maxDistinct: number | null;
  freeCount: number;
  freeMode: FreeMode;
  /** Prices by place, minor units; empty: each option has its own (rule R98). */
  sequencePrices: readonly number[];
  chargesDefaults: boolean;
  creditsSubstitutions: boolean;
  isWholeOnly: boolean;
  modifiers: readonly IndexedModifier[];
};

export type IndexedProduct = {
  /** Of the restaurant product. */
  id: number;
  productId: number;
  name: string;
  description: string;
  imageUrl: string | null;
  /** Minor units: in the restaurant, and in the storefront. */
  storePrice: number;
  price: number;
  isAvailable: boolean;
  taxClassId: number | null;
  allergens: readonly string[];
  diets: readonly string[];
  configurations: readonly MenuConfiguration[];
  groups: readonly IndexedGroup[];
};

export type IndexedCombo = {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  price: number;
  isAvailable: boolean;
  takesItemCoupons: boolean;
  components: readonly {
    id: number;
    name: string;
    min: number;
    max: number;
    choices: readonly { restaurantProductId: number; upcharge: number; isDefault: boolean }[];
  }[];
};

export type IndexedHalfSet = {
  id: number;
  name: string;
  baseMode: HalfBaseMode;
  toppingMode: HalfToppingMode;
  surcharge: number;
  /** Names of values that cannot be halved. */
  excludedValues: readonly string[];
  isAvailable: boolean;
  restaurantProductIds: readonly number[];
};

export type IndexedDeal = {
  id: number;
  name: string;
  description: string;
  imageUrl: string | null;
  effect: DealEffect;
  conditions: OfferConditions;
  isAutomatic: boolean;
  stacksWithCodes: boolean;
  components: readonly {
    id: number;
    name: string;
    role: 'buy' | 'get';
    quantity: number;
    restaurantProductIds: readonly number[];
  }[];
};

/**
 * A menu by id with its amounts in minor units: what resolving, checking and pricing look things
 * up in, on both sides. Made once per menu by `indexMenu`; shared, so never change it.
 */
export type MenuIndex = {
  restaurantId: number;
  currency: string;
  /** By the id of the restaurant product. */
  products: ReadonlyMap<number, IndexedProduct>;
  groups: ReadonlyMap<number, IndexedGroup>;
  modifiers: ReadonlyMap<number, IndexedModifier>;
  /** Configuration values of products and modifiers, by the value's id. */
  values: ReadonlyMap<number, IndexedValue>;
  combos: ReadonlyMap<number, IndexedCombo>;
  halfSets: ReadonlyMap<number, IndexedHalfSet>;
  deals: ReadonlyMap<number, IndexedDeal>;
  categories: Menu['categories'];
};
