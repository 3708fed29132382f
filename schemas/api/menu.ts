import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { dataOf, id, idText, instant, localTime, money } from './wire.ts';

/** ISO weekday 1 (Monday) to 7; `to` at or before `from` crosses midnight (rule R18). */
const availability = z.object({
  weekday: z.number().int().min(1).max(7),
  from: localTime,
  to: localTime,
});
export type Availability = z.output<typeof availability>;

/** A choice like size or crust; exactly one value is chosen where it is required. */
const configuration = z.object({
  attribute: z.object({ id, display_name: z.string() }),
  is_required: z.boolean(),
  values: z.array(z.object({ id, display_value: z.string(), price_adjustment: money })),
});
export type MenuConfiguration = z.output<typeof configuration>;

const menuModifier = z.object({
  id,
  name: z.string(),
  price: money,
  online_price: money,
  max_quantity: z.number().int().positive(),
  is_available: z.boolean(),
  is_default: z.boolean(),
  configurations: z.array(configuration),
});
export type MenuModifier = z.output<typeof menuModifier>;

const modifierGroup = z.object({
  id,
  name: z.string(),
  min: z.number().int().nonnegative(),
  max: z.number().int().positive().nullable(),
  is_required: z.boolean(),
  modifiers: z.array(menuModifier),
});
export type ModifierGroup = z.output<typeof modifierGroup>;

const restaurantProduct = z.object({
  id,
  product_id: id,
  /** In-store price; `online_price` is what the storefront charges. */
  price: money,
  online_price: money,
  unit: z.string(),
  is_available: z.boolean(),
  unavailable_until: instant.nullable(),
  is_best_seller: z.boolean(),
  is_fresh: z.boolean(),
  diets: z.array(z.string()),
  allergens: z.array(z.string()),
  products: z.object({
    name: z.string(),
    description: z.string(),
    image: z.object({ image_url: z.string() }).nullable(),
  }),
  modifier_group_ids: z.array(id),
  configurations: z.array(configuration),
});
export type RestaurantProduct = z.output<typeof restaurantProduct>;

const menuCategory = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_url: z.string().nullable(),
  /** Empty means always. */
  availability: z.array(availability),
  restaurant_product_ids: z.array(id),
});
export type MenuCategory = z.output<typeof menuCategory>;

/** A restaurant's menu, normalised: shared modifier groups are sent once. */
export const menu = z.object({
  restaurant_id: id,
  version: z.number().int().nonnegative(),
  categories: z.array(menuCategory),
  restaurant_products: z.array(restaurantProduct),
  modifier_groups: z.array(modifierGroup),
});
export type Menu = z.output<typeof menu>;

export const getMenu = endpoint(routes.getMenu, {
  summary: 'The menu of a restaurant.',
  security: [],
  query: z.object({ tenant_id: idText.optional(), restaurant_id: idText }),
  reply: dataOf(menu),
});
