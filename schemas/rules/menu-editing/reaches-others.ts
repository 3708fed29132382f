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
  'translations',
] as const satisfies readonly (keyof EditedDish)[];

/** What they share of it besides, unless it has a price of its own. */
const priceFields = ['online_price', 'price', 'is_free'] as const;

type DishChange = { before: EditedDish | null; after: EditedDish | null };

/**
 * Whether a change reaches the other restaurants that sell the dish.
 * @param whole what it costs at those without a price of their own, where it has one here: taking
 * that price over changes nothing there.
 */
export function reachesOthers(
  { before, after }: DishChange,
  whole?: Pick<EditedDish, (typeof priceFields)[number]>,
): boolean {
  if (!before || !after) return false;
  const isPriced = priceFields.some((field) => (whole ?? before)[field] !== after[field]);
  return (
    sharedFields.some((field) => !isSameValue(before[field], after[field])) ||
    (!after.has_own_price && isPriced)
  );
}
