import type { Availability, Menu } from '#schemas/api/menu.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import { groupBy } from './group-by.ts';

/** Categories with nothing on the menu are left out: there is nothing to see in them. */
export function buildCategories(
  rows: MenuRows,
  isListed: (restaurantProductId: number) => boolean,
): Menu['categories'] {
  const placedIn = groupBy(
    rows.placed.map(({ placed }) => placed),
    ({ categoryId }) => categoryId,
  );
  const windows = categoryWindows(rows);
  const combosIn = groupBy(rows.combos, ({ categoryId }) => categoryId);
  const halfSetsIn = groupBy(rows.halfSets, ({ categoryId }) => categoryId);
  return rows.categories
    .map(({ id, name, description, imagePath }) => ({
      id,
      name,
      description,
      image_url: imagePath,
      availability: windows.get(id) ?? [],
      restaurant_product_ids: (placedIn.get(id) ?? [])
        .map(({ restaurantProductId }) => restaurantProductId)
        .filter(isListed),
      combo_ids: (combosIn.get(id) ?? []).map((combo) => combo.id),
      half_set_ids: (halfSetsIn.get(id) ?? []).map((set) => set.id),
    }))
    .filter(
      ({ restaurant_product_ids, combo_ids, half_set_ids }) =>
        restaurant_product_ids.length + combo_ids.length + half_set_ids.length > 0,
    );
}

/** When each category is offered, as local wall clock; one without an entry always is. */
function categoryWindows(rows: MenuRows): Map<number, Availability[]> {
  const hoursOf = groupBy(
    rows.hours.map(({ hours }) => hours),
    ({ categoryId }) => categoryId,
  );
  return new Map(
    [...hoursOf].map(([id, hours]) => [
      id,
      hours.map(({ weekday, opens, closes }) => ({
        weekday,
        from: opens.slice(0, 'hh:mm'.length),
        to: closes.slice(0, 'hh:mm'.length),
      })),
    ]),
  );
}
