import { isSameValue } from '../../config/changes.ts';
import type { EditedDish } from '../../api/menu-document.ts';

/** What restaurants share of a dish that more than one of them sell. */
const sharedFields = [
  'name',
  'description',
  'image_url',
  'diets',
  'allergens',
  'tax_class_id',
] as const satisfies readonly (keyof EditedDish)[];

/** What they share of it besides, unless it has a price of its own. */
const priceFields = ['online_price', 'price', 'is_free'] as const;

type DishChange = { before: EditedDish | null; after: EditedDish | null };

/** Whether a change reaches the other restaurants that sell the dish. */
export function reachesOthers({ before, after }: DishChange): boolean {
  if (!before || !after) return false;
  const isPriced = priceFields.some((field) => before[field] !== after[field]);
  return (
    sharedFields.some((field) => !isSameValue(before[field], after[field])) ||
    (!after.has_own_price && isPriced)
  );
}
