import type { EditedCategory, EditedGroup, EditedOption } from '../../api/menu-document.ts';

/** What a group of options begins with: nothing has to be chosen, and as many as one likes may be. */
export const emptyGroup: EditedGroup = {
  name: '',
  min: 0,
  max: null,
  max_distinct: null,
  free_count: 0,
  free_mode: 'cheapest',
  charges_defaults: true,
  credits_substitutions: false,
  is_whole_only: false,
  options: [],
};

/** What an option begins with: it costs nothing more, and is had once. */
export const emptyOption = (id: string): EditedOption => ({
  id,
  name: '',
  online_price: 0,
  price: 0,
  max_quantity: 1,
  is_default: false,
  is_whole_only: false,
  allergens: [],
  choices: [],
  group_ids: [],
});

/** What a category begins with: it is offered always, and has no dish yet. */
export const emptyCategory: EditedCategory = {
  name: '',
  description: '',
  image_url: null,
  hours: [],
  dish_ids: [],
};
