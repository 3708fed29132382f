import type {
  Combo,
  Deal,
  HalfSet,
  Menu,
  MenuConfiguration,
  MenuModifier,
  ModifierGroup,
  RestaurantProduct,
} from '#schemas/api/menu.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';

/** Amounts are written in cents, as the rules do; the wire holds dollars. */
const dollars = (cents: number) => cents / 100;

export const choice = (
  id: number,
  name: string,
  values: readonly (readonly [id: number, name: string, cents: number])[],
  isRequired = true,
): MenuConfiguration => ({
  attribute: { id, display_name: name },
  is_required: isRequired,
  values: values.map(([id, display_value, cents]) => ({
    id,
    display_value,
    price_adjustment: dollars(cents),
  })),
});

export const option = (
  id: number,
  name: string,
  cents = 0,
  more: Partial<MenuModifier> = {},
): MenuModifier => ({
  id,
  name,
  price: dollars(cents),
  online_price: dollars(cents),
  max_quantity: 9,
  is_available: true,
  is_default: false,
  is_whole_only: false,
  allergens: [],
  configurations: [],
  modifier_group_ids: [],
  ...more,
});

export const group = (
  id: number,
  name: string,
  modifiers: readonly MenuModifier[],
  more: Partial<ModifierGroup> = {},
): ModifierGroup => ({
  id,
  name,
  min: 0,
  max: null,
  is_required: (more.min ?? 0) > 0,
  max_distinct: null,
  free_count: 0,
  free_mode: 'cheapest',
  charges_defaults: true,
  credits_substitutions: false,
  is_whole_only: false,
  modifiers: [...modifiers],
  ...more,
});

/** A dish asks all of the groups that are named; its product_id is its id plus 1000. */
export const dish = (
  id: number,
  name: string,
  cents: number,
  more: Partial<RestaurantProduct> = {},
): RestaurantProduct => ({
  id,
  product_id: id + 1000,
  price: dollars(cents),
  online_price: dollars(cents),
  unit: '',
  is_available: true,
  unavailable_until: null,
  is_best_seller: false,
  is_fresh: false,
  diets: [],
  allergens: [],
  products: { name, description: '', image: null },
  modifier_group_ids: [],
  configurations: [],
  tax_class_id: null,
  ...more,
});

export const halfSet = (dishes: readonly number[], more: Partial<HalfSet> = {}): HalfSet => ({
  id: 1,
  name: 'Half and half',
  description: '',
  image_url: null,
  base_mode: 'dearest',
  topping_mode: 'half',
  surcharge: 0,
  excluded_values: [],
  is_available: true,
  restaurant_product_ids: [...dishes],
  ...more,
});

type Component = {
  id: number;
  name: string;
  min?: number;
  max?: number;
  /** Dishes with their upcharges in cents. */
  choices: readonly (readonly [dish: number, cents: number])[];
};

export const combo = (
  cents: number,
  components: readonly Component[],
  more: Partial<Combo> = {},
): Combo => ({
  id: 1,
  name: 'Meal',
  description: '',
  image_url: null,
  price: dollars(cents),
  is_available: true,
  takes_item_coupons: false,
  components: components.map(({ id, name, min = 1, max = 1, choices }) => ({
    id,
    name,
    min,
    max,
    choices: choices.map(([dish, cents]) => ({
      restaurant_product_id: dish,
      upcharge: dollars(cents),
      is_default: false,
    })),
  })),
  ...more,
});

export const deal = (
  effect: Deal['effect'],
  components: readonly Partial<Deal['components'][number]>[],
  more: Partial<Deal> = {},
): Deal => ({
  id: 1,
  name: 'Deal',
  description: '',
  image_url: null,
  effect,
  conditions: {
    order_types: [],
    payment_methods: [],
    windows: [],
    valid_from: null,
    valid_until: null,
    validate_at: 'fulfilment',
    minimum: 0,
  },
  is_automatic: false,
  stacks_with_codes: false,
  is_available: true,
  components: components.map((component, index) => ({
    id: index + 1,
    name: `Component ${index + 1}`,
    role: 'buy',
    quantity: 1,
    restaurant_product_ids: [],
    ...component,
  })),
  ...more,
});

export const wireMenu = (parts: Partial<Menu>): Menu => ({
  restaurant_id: 1,
  version: 1,
  categories: [],
  restaurant_products: [],
  modifier_groups: [],
  combos: [],
  half_sets: [],
  deals: [],
  best_selling: [],
  fresh: [],
  ...parts,
});

export const testMenu = (parts: Partial<Menu>): MenuIndex => indexMenu(wireMenu(parts), 'AUD');
