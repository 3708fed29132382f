import type { Combo, Deal, Menu } from '#schemas/api/menu.ts';
import { group, menuOf, modifier, product, size } from '../sample-menu.ts';

const dips = group({
  id: 22,
  name: 'Dip',
  min: 1,
  max: 1,
  modifiers: [
    modifier({ id: 33, name: 'Sugo', online_price: 0 }),
    modifier({ id: 34, name: 'Aioli', online_price: 1, allergens: ['egg'] }),
  ],
});
const dishes = [
  product({ id: 1, name: 'Margherita', online_price: 20, configurations: [size] }),
  product({ id: 2, name: 'Diavola', online_price: 24 }),
  product({ id: 3, name: 'Chips', online_price: 9, modifier_group_ids: [22] }),
  product({ id: 4, name: 'Salad', online_price: 8 }),
  product({ id: 5, name: 'Cola', online_price: 5, is_available: false }),
  product({ id: 6, name: 'Water', online_price: 4 }),
  product({ id: 7, name: 'Gelato', online_price: 7 }),
];

const choice = (restaurant_product_id: number, upcharge = 0, is_default = false) => ({
  restaurant_product_id,
  upcharge,
  is_default,
});

export const dinner: Combo = {
  id: 3,
  name: 'Dinner for one',
  description: 'One of each',
  image_url: null,
  price: 28,
  is_available: true,
  takes_item_coupons: false,
  components: [
    { id: 11, name: 'Your pizza', min: 1, max: 1, choices: [choice(1), choice(2, 2)] },
    { id: 12, name: 'A side', min: 1, max: 1, choices: [choice(4, 0, true), choice(3)] },
    { id: 13, name: 'To drink', min: 1, max: 1, choices: [choice(5), choice(6)] },
    { id: 14, name: 'Something sweet', min: 0, max: 1, choices: [choice(7, 6)] },
  ],
};

export const always: Deal['conditions'] = {
  order_types: [],
  payment_methods: [],
  windows: [],
  valid_from: null,
  valid_until: null,
  validate_at: 'fulfilment',
  minimum: 0,
};

export const bogo: Deal = {
  id: 5,
  name: 'Two for one',
  description: 'The second pizza is on us',
  image_url: null,
  effect: { kind: 'bogo', percent: 100, pick: 'cheapest' },
  conditions: always,
  is_automatic: false,
  stacks_with_codes: true,
  is_available: true,
  components: [
    { id: 21, name: 'A pizza', role: 'buy', quantity: 1, restaurant_product_ids: [1, 2] },
    { id: 22, name: 'One on us', role: 'get', quantity: 1, restaurant_product_ids: [1, 2] },
  ],
};

export const bundle: Deal = {
  ...bogo,
  id: 6,
  name: 'Pizza night',
  effect: { kind: 'bundle', price: 50 },
  components: [
    { id: 31, name: 'Two pizzas', role: 'buy', quantity: 2, restaurant_product_ids: [1, 2] },
    { id: 32, name: 'A side', role: 'buy', quantity: 1, restaurant_product_ids: [4] },
  ],
};

/** A menu with a meal and these deals. */
export function offersMenu(deals: Deal[] = [], combo: Combo = dinner): Menu {
  const plain = menuOf(dishes, [dips]);
  return {
    ...plain,
    categories: plain.categories.map((one) => ({ ...one, combo_ids: [combo.id] })),
    combos: [combo],
    deals,
  };
}
