import type { Menu, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';

/** A value of a product's or a modifier's configuration, such as 'Large' of 'Size'. */
export type PricedValue = {
  id: number;
  attributeId: number;
  attributeName: string;
  name: string;
  /** Minor units; may be negative. */
  priceAdjustment: number;
};

export type PricedModifier = {
  id: number;
  groupId: number;
  name: string;
  /** Minor units, in the restaurant. */
  price: number;
  /** Minor units, in the storefront. */
  onlinePrice: number;
};

export type PricedProduct = {
  id: number;
  productId: number;
  name: string;
  description: string;
  imageUrl: string | null;
  /** Minor units, in the restaurant. */
  price: number;
  /** Minor units, in the storefront. */
  onlinePrice: number;
  isAvailable: boolean;
  categoryIds: readonly number[];
  /** The product and its groups as the wire shows them, for checkChoices. */
  wire: RestaurantProduct;
  groups: readonly ModifierGroup[];
};

/**
 * The menu of one restaurant at one version: as the wire shows it, and by id with amounts in
 * minor units for pricing. Only what is listed is in it. Shared between calls: never change it.
 */
export type MenuSnapshot = {
  tenantId: number;
  restaurantId: number;
  version: number;
  currency: string;
  menu: Menu;
  /** By the id of the restaurant product. */
  products: ReadonlyMap<number, PricedProduct>;
  groups: ReadonlyMap<number, ModifierGroup>;
  modifiers: ReadonlyMap<number, PricedModifier>;
  /** Configuration values of products and modifiers, by the value's id. */
  values: ReadonlyMap<number, PricedValue>;
  /** When the next 86'd item comes back by itself; the snapshot is made anew then. */
  staleAt: Date | null;
};
