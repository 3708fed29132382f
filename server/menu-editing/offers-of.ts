import type { EditedCombo, EditedHalfSet, MenuDocument } from '#schemas/api/menu-document.ts';
import { groupBy } from '../caches/group-by.ts';
import type { MenuContentRows } from '../db/queries/menu.ts';
import { translationsOf } from './translations-of.ts';

type Offers = Pick<MenuDocument, 'combo_ids' | 'combos' | 'half_set_ids' | 'half_sets'>;

/**
 * Combos and half sets of an edited menu. A dish or a category that is not on the menu any more is
 * left out of them. Pure.
 */
export function offersOf(rows: MenuContentRows, amount: (minor: number) => number): Offers {
  const dishes = new Set(rows.products.map(({ sold }) => sold.id));
  const categories = new Set(rows.categories.map(({ id }) => id));
  const listedCategory = (id: number | null) =>
    id !== null && categories.has(id) ? String(id) : null;
  const steps = groupBy(
    rows.comboComponents.map(({ component }) => component),
    ({ comboId }) => comboId,
  );
  const choices = groupBy(
    rows.comboChoices.map(({ choice }) => choice),
    ({ componentId }) => componentId,
  );
  const halves = groupBy(
    rows.halfSetProducts.map(({ placed }) => placed),
    ({ halfSetId }) => halfSetId,
  );
  const comboOf = (row: MenuContentRows['combos'][number]): EditedCombo => ({
    name: row.name,
    description: row.description,
    ...translationsOf(row),
    image_url: row.imagePath,
    category_id: listedCategory(row.categoryId),
    price: amount(row.price),
    takes_item_coupons: row.takesItemCoupons,
    hours: row.hours,
    steps: (steps.get(row.id) ?? []).map(({ id, name, translations, min, max }) => ({
      id: String(id),
      name,
      ...translationsOf({ translations }),
      min,
      max,
      choices: (choices.get(id) ?? [])
        .filter(({ restaurantProductId }) => dishes.has(restaurantProductId))
        .map(({ restaurantProductId, upcharge, isDefault }) => ({
          dish_id: String(restaurantProductId),
          upcharge: amount(upcharge),
          is_default: isDefault,
        })),
    })),
  });
  const halfSetOf = (row: MenuContentRows['halfSets'][number]): EditedHalfSet => ({
    name: row.name,
    description: row.description,
    ...translationsOf(row),
    image_url: row.imagePath,
    category_id: listedCategory(row.categoryId),
    base_mode: row.baseMode,
    topping_mode: row.toppingMode,
    surcharge: amount(row.surcharge),
    excluded_values: row.excludedValues,
    dish_ids: (halves.get(row.id) ?? [])
      .filter(({ restaurantProductId }) => dishes.has(restaurantProductId))
      .map(({ restaurantProductId }) => String(restaurantProductId)),
  });
  return {
    combo_ids: rows.combos.map(({ id }) => String(id)),
    combos: Object.fromEntries(rows.combos.map((row) => [String(row.id), comboOf(row)])),
    half_set_ids: rows.halfSets.map(({ id }) => String(id)),
    half_sets: Object.fromEntries(rows.halfSets.map((row) => [String(row.id), halfSetOf(row)])),
  };
}
