import type { EditedDish } from '../../api/menu-document.ts';

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
  unit: '',
  is_best_seller: false,
  is_fresh: false,
  prep_minutes: 0,
  prep_units: 1,
  choices: [],
  group_ids: [],
};
