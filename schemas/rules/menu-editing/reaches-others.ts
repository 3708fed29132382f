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

type DishChange = { before: EditedDish | null; after: EditedDish | null };

/** Whether a change reaches the other restaurants that sell the dish. */
export function reachesOthers({ before, after }: DishChange): boolean {
  if (!before || !after) return false;
  const isPriced = before.online_price !== after.online_price || before.price !== after.price;
  return (
    sharedFields.some((field) => !isSameValue(before[field], after[field])) ||
    (!after.has_own_price && isPriced)
  );
}
