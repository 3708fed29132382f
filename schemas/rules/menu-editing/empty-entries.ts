import type { EditedCombo, EditedDish, EditedHalfSet } from '../../api/menu-document.ts';

/** What a dish begins with that is added by hand; it has no name and no price yet. */
export const emptyDish: EditedDish = {
  name: '',
  description: '',
  image_url: null,
  diets: [],
  allergens: [],
  tax_class_id: null,
  online_price: 0,
  price: 0,
  has_own_price: false,
  is_free: false,
  unit: '',
  is_best_seller: false,
  is_fresh: false,
  prep_minutes: 0,
  prep_units: 1,
  hours: [],
  choices: [],
  group_ids: [],
};

/** What a combo begins with; it has no name, no price and no step yet. */
export const emptyCombo: EditedCombo = {
  name: '',
  description: '',
  image_url: null,
  category_id: null,
  price: 0,
  takes_item_coupons: false,
  hours: [],
  steps: [],
};

/** What a set of halves begins with: the dearer half sets the price, a topping on a half costs half. */
export const emptyHalfSet: EditedHalfSet = {
  name: '',
  description: '',
  image_url: null,
  category_id: null,
  base_mode: 'dearest',
  topping_mode: 'half',
  surcharge: 0,
  excluded_values: [],
  dish_ids: [],
};
