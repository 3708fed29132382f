import type { Menu } from '#schemas/api/menu.ts';
import { itemKey, type MenuItem } from '#variants/sections/menu/props.ts';
import type { MenuEntry } from '#ui/menu-model/menu-entries.ts';
import { fits, type MenuFilter } from '#ui/menu-model/menu-filter.ts';

type MenuNow = {
  menu: Pick<Menu, 'goes_well_with' | 'categories'>;
  entries: ReadonlyMap<string, Pick<MenuEntry, 'item' | 'dishes'>>;
  /** By item key: what is not served now. */
  offeredFrom: ReadonlyMap<string, unknown>;
  /** Diets and allergens that the customer asked for. */
  filter: Pick<MenuFilter, 'diets' | 'without'>;
};

type Asked = {
  /** Restaurant products that it is to go with, the newest first. */
  dishIds: readonly number[];
  /** What is in the cart already, within combos and halves too. */
  inCart: ReadonlySet<number>;
  /** Only what can be added without choosing anything. */
  isPlain: boolean;
};

/**
 * The one dish that goes well with others (decision 107): what the restaurant chose, else what is
 * ordered together, from another category where there is one. Only what can be ordered now, is not
 * in the cart and fits the diets that were asked for; null where nothing does.
 */
export function chooseSuggestion(
  { dishIds, inCart, isPlain }: Asked,
  { menu, entries, offeredFrom, filter }: MenuNow,
): MenuItem | null {
  const known = new Map((menu.goes_well_with ?? []).map((one) => [one.id, one]));
  const suggested = dishIds.flatMap((id) => known.get(id) ?? []);
  const itemsOf = (isChosen: boolean): MenuItem[] =>
    suggested
      .filter(({ is_chosen }) => is_chosen === isChosen)
      .flatMap(({ with_ids }) => with_ids)
      .flatMap((id) => orderable(id) ?? []);
  const orderable = (id: number): MenuItem | null => {
    const key = itemKey({ kind: 'dish', id });
    const entry = entries.get(key);
    if (!entry || inCart.has(id) || entry.item.isSoldOut || offeredFrom.has(key)) return null;
    if (isPlain && !entry.item.canAddAtOnce) return null;
    const isFitting = entry.dishes.every((some) =>
      some.some((dish) => fits(dish, { text: '', ...filter })),
    );
    return isFitting ? entry.item : null;
  };
  const taken = categoriesOf(menu, inCart);
  const counted = itemsOf(false);
  return (
    itemsOf(true)[0] ??
    counted.find(({ id }) =>
      categoriesOf(menu, new Set([id])).every((one) => !taken.includes(one)),
    ) ??
    counted[0] ??
    null
  );
}

/** The categories that any of these dishes stand in. */
const categoriesOf = (
  { categories }: Pick<Menu, 'categories'>,
  dishes: ReadonlySet<number>,
): number[] =>
  categories
    .filter(({ restaurant_product_ids: ids }) => ids.some((id) => dishes.has(id)))
    .map(({ id }) => id);
