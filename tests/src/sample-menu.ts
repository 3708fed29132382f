import type { Menu, MenuModifier, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';

/** Parts of a menu for tests: give what the test is about, the rest is plain. */
export function product(part: Partial<RestaurantProduct> & { name?: string }): RestaurantProduct {
  const { name = 'Margherita', ...rest } = part;
  return {
    id: 1,
    product_id: 101,
    price: 12,
    online_price: 12.5,
    unit: '',
    is_available: true,
    unavailable_until: null,
    is_best_seller: false,
    is_fresh: false,
    diets: [],
    allergens: [],
    products: { name, description: 'Tomato, basil', image: null },
    modifier_group_ids: [],
    configurations: [],
    tax_class_id: null,
    ...rest,
  };
}

export function modifier(part: Partial<MenuModifier>): MenuModifier {
  return {
    id: 11,
    name: 'Olives',
    price: 1,
    online_price: 1.5,
    max_quantity: 1,
    is_available: true,
    is_default: false,
    is_whole_only: false,
    allergens: [],
    configurations: [],
    modifier_group_ids: [],
    ...part,
  };
}

export function group(part: Partial<ModifierGroup>): ModifierGroup {
  return {
    id: 21,
    name: 'Toppings',
    min: 0,
    max: 3,
    is_required: false,
    max_distinct: null,
    free_count: 0,
    free_mode: 'cheapest',
    charges_defaults: true,
    credits_substitutions: false,
    is_whole_only: false,
    modifiers: [],
    ...part,
  };
}

export const size = {
  attribute: { id: 31, display_name: 'Size' },
  is_required: true,
  values: [
    { id: 41, display_value: 'Small', price_adjustment: 0 },
    { id: 42, display_value: 'Large', price_adjustment: 4 },
  ],
};

/** A menu with one category that holds all the products. */
export function menuOf(products: RestaurantProduct[], groups: ModifierGroup[] = []): Menu {
  return {
    restaurant_id: 1,
    version: 1,
    categories: [
      {
        id: 12,
        name: 'Pizza',
        description: '',
        image_url: null,
        availability: [],
        restaurant_product_ids: products.map(({ id }) => id),
        combo_ids: [],
        half_set_ids: [],
      },
    ],
    restaurant_products: products,
    modifier_groups: groups,
    combos: [],
    half_sets: [],
    deals: [],
    best_selling: [],
    fresh: [],
  };
}
