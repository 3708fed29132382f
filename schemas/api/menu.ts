import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { offerConditions } from './offer-conditions.ts';
import { routes } from './routes.ts';
import { dataOf, id, idText, instant, localTime, money } from './wire.ts';

/** ISO weekday 1 (Monday) to 7; `to` at or before `from` crosses midnight (rule R18). */
const availability = z.object({
  weekday: z.number().int().min(1).max(7),
  from: localTime,
  to: localTime,
});
export type Availability = z.output<typeof availability>;

/** When something with hours of its own is offered; left out: whenever a category of it is. */
const narrowed = z.array(availability).min(1).optional();

/** A choice like size or crust; exactly one value is chosen where it is required. */
const configuration = z.object({
  attribute: z.object({ id, display_name: z.string() }),
  is_required: z.boolean(),
  values: z.array(
    z.object({
      id,
      display_value: z.string(),
      price_adjustment: money,
      /** Left out: it can be had. */
      is_sold_out: z.boolean().optional(),
    }),
  ),
});
export type MenuConfiguration = z.output<typeof configuration>;

/** Which of the chosen options the free ones are (rule R24). */
export const freeMode = z.enum(['cheapest', 'dearest', 'first']);
export type FreeMode = z.output<typeof freeMode>;

/** What a half-and-half costs before its toppings (rule R30). */
export const halfBaseMode = z.enum(['dearest', 'average', 'sum_of_halves']);
export type HalfBaseMode = z.output<typeof halfBaseMode>;

/** What a topping on one half costs (rule R31): half; all, on each half; all, once. */
export const halfToppingMode = z.enum(['half', 'full_each', 'full_once']);
export type HalfToppingMode = z.output<typeof halfToppingMode>;

const menuModifier = z.object({
  id,
  name: z.string(),
  price: money,
  online_price: money,
  max_quantity: z.number().int().positive(),
  is_available: z.boolean(),
  is_default: z.boolean(),
  /** Never on one half of a half-and-half alone (rule R32). */
  is_whole_only: z.boolean(),
  allergens: z.array(z.string()),
  configurations: z.array(configuration),
  /** Groups that it asks in turn; at most 3 levels deep. */
  modifier_group_ids: z.array(id),
});
export type MenuModifier = z.output<typeof menuModifier>;

const modifierGroup = z.object({
  id,
  name: z.string(),
  min: z.number().int().nonnegative(),
  max: z.number().int().positive().nullable(),
  is_required: z.boolean(),
  /** At most so many different options (rule R26). */
  max_distinct: z.number().int().positive().nullable(),
  /** So many of the chosen options are free (rule R24). */
  free_count: z.number().int().nonnegative(),
  free_mode: freeMode,
  /**
   * What the first, the second, ... of those that are charged costs, the last one each further one
   * too, in place of the options' own prices (rule R98); left out: by those.
   */
  sequence_prices: z.array(money).min(1).optional(),
  /** Whether options chosen from the start cost their price, and pay for what replaces them (R25). */
  charges_defaults: z.boolean(),
  credits_substitutions: z.boolean(),
  /** One choice for both halves of a half-and-half (rule R32). */
  is_whole_only: z.boolean(),
  modifiers: z.array(menuModifier),
});
export type ModifierGroup = z.output<typeof modifierGroup>;

/**
 * As the restaurant wrote it, where `name` is a translation: addresses of dishes and categories have
 * it, so that they are the same in every language.
 */
const originalName = z.string().optional();

const restaurantProduct = z.object({
  id,
  product_id: id,
  /** In-store price; `online_price` is what the storefront charges. */
  price: money,
  online_price: money,
  unit: z.string(),
  is_available: z.boolean(),
  unavailable_until: instant.nullable(),
  /** Marked by the restaurant: a favourite, or new. */
  is_best_seller: z.boolean(),
  is_fresh: z.boolean(),
  diets: z.array(z.string()),
  allergens: z.array(z.string()),
  products: z.object({
    /** null comes from other backends; it is shown as 'Unknown Item' (specification §3). */
    name: z.string().nullable(),
    original_name: originalName,
    description: z.string(),
    image: z.object({ image_url: z.string() }).nullable(),
  }),
  modifier_group_ids: z.array(id),
  configurations: z.array(configuration),
  /** null: the tenant's own rate (rule R10). */
  tax_class_id: id.nullable(),
  availability: narrowed,
});
export type RestaurantProduct = z.output<typeof restaurantProduct>;

const menuCategory = z.object({
  id,
  name: z.string(),
  original_name: originalName,
  description: z.string(),
  image_url: z.string().nullable(),
  /** Empty means always. */
  availability: z.array(availability),
  restaurant_product_ids: z.array(id),
  /** Shown after the dishes. */
  combo_ids: z.array(id),
  half_set_ids: z.array(id),
});
export type MenuCategory = z.output<typeof menuCategory>;

const image_url = z.string().nullable();

/** A meal at a fixed price (rules R33, R34). */
const combo = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_url,
  price: money,
  /** False too where a required component has nothing left to choose. */
  is_available: z.boolean(),
  takes_item_coupons: z.boolean(),
  availability: narrowed,
  components: z.array(
    z.object({
      id,
      name: z.string(),
      min: z.number().int().nonnegative(),
      max: z.number().int().positive(),
      choices: z.array(
        z.object({ restaurant_product_id: id, upcharge: money, is_default: z.boolean() }),
      ),
    }),
  ),
});
export type Combo = z.output<typeof combo>;

/** Dishes that may be ordered in halves of each other (rules R30 to R32). */
const halfSet = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_url,
  base_mode: halfBaseMode,
  topping_mode: halfToppingMode,
  surcharge: money,
  /** Names of values that cannot be halved. */
  excluded_values: z.array(z.string()),
  is_available: z.boolean(),
  restaurant_product_ids: z.array(id),
});
export type HalfSet = z.output<typeof halfSet>;

/** What a deal does (schemas/rules/offers/deal.ts), with its amounts as the wire writes them. */
const dealEffectOnWire = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bogo'),
    percent: z.number().int(),
    pick: z.enum(['cheapest', 'dearest', 'first']),
  }),
  z.object({ kind: z.literal('bundle'), price: money }),
  z.object({
    kind: z.literal('percent'),
    percent: z.number().int(),
    max_discount: money.nullable(),
  }),
]);

/** An offer, automatic or put together by hand (rules R35 to R37). */
const deal = z.object({
  id,
  name: z.string(),
  description: z.string(),
  image_url,
  effect: dealEffectOnWire,
  conditions: offerConditions.extend({ minimum: money }),
  is_automatic: z.boolean(),
  stacks_with_codes: z.boolean(),
  /** False where it cannot be filled: a component has nothing left to choose. */
  is_available: z.boolean(),
  components: z.array(
    z.object({
      id,
      name: z.string(),
      role: z.enum(['buy', 'get']),
      quantity: z.number().int().positive(),
      restaurant_product_ids: z.array(id),
    }),
  ),
});
export type Deal = z.output<typeof deal>;

/** What is suggested with a dish (decision 107). */
const goesWellWith = z.object({
  /** A restaurant product. */
  id,
  /** Restaurant products, best first; the first that can be ordered is suggested. */
  with_ids: z.array(id).min(1),
  /** Its restaurant chose it; else it is what was ordered together. */
  is_chosen: z.boolean(),
});
export type GoesWellWith = z.output<typeof goesWellWith>;

/** A restaurant's menu, normalised: shared modifier groups are sent once. */
export const menu = z.object({
  restaurant_id: id,
  version: z.number().int().nonnegative(),
  /**
   * Names everything but what is available, best sellers, what is fresh and what goes well together: menus with the same one
   * differ in that alone (liveMenu). Left out: unknown.
   */
  content: z.string().optional(),
  categories: z.array(menuCategory),
  restaurant_products: z.array(restaurantProduct),
  modifier_groups: z.array(modifierGroup),
  combos: z.array(combo),
  half_sets: z.array(halfSet),
  deals: z.array(deal),
  /** Restaurant products sold most in the last 30 days, best first; none where few were sold. */
  best_selling: z.array(id),
  /** Restaurant products that came last, newest first, then those marked as new. */
  fresh: z.array(id),
  /** Of dishes that something goes well with; left out: nothing is known. */
  goes_well_with: z.array(goesWellWith).optional(),
});
export type Menu = z.output<typeof menu>;

export const getMenu = endpoint(routes.getMenu, {
  summary: 'The menu of a restaurant.',
  security: [],
  query: z.object({ tenant_id: idText.optional(), restaurant_id: idText }),
  reply: dataOf(menu),
});

/** What open pages are told of a menu: enough to show what is sold out without asking for it. */
export const liveMenu = z.object({
  restaurant_id: id,
  version: z.number().int().nonnegative(),
  /** Of another content the menu has to be asked for. */
  content: z.string(),
  unavailable: z.object({
    products: z.array(z.object({ id, until: instant.nullable() })),
    modifiers: z.array(id),
    values: z.array(id),
    combos: z.array(id),
    half_sets: z.array(id),
    deals: z.array(id),
  }),
  /** Whoever has to ask for something because of it does so spread over this time (ms). */
  spread: z.number().int().nonnegative(),
});
export type LiveMenu = z.output<typeof liveMenu>;
