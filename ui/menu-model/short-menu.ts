import type { Menu } from '#schemas/api/menu.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { Messages } from '#schemas/messages/en.ts';
import type { MenuSection } from '#variants/sections/menu/props.ts';
import { spotlightItems } from './spotlight-items.ts';

/** So many of the menu's first categories are in its short form, of those that hold something. */
export const shortCategoryCount = 2;

/** So many best sellers begin it. */
const bestSellerCount = 6;

type ShortMenuContext = {
  general: GeneralConfig;
  words: Messages['menu'];
  /** The page shows the best sellers in a section of their own. */
  hasBestSellers: boolean;
};

/**
 * What the home page shows of a menu in its short form: the best sellers (or the kitchen's marked
 * dishes, while there are none), unless they stand elsewhere on the page, and the first categories.
 */
export function shortMenu(
  menu: Menu,
  sections: readonly MenuSection[],
  { general, words, hasBestSellers }: ShortMenuContext,
): MenuSection[] {
  const itemsFrom = (source: 'bestSelling' | 'picked') =>
    hasBestSellers
      ? []
      : spotlightItems(menu, sections, { source, picks: [], count: bestSellerCount }, general);
  const sold = itemsFrom('bestSelling');
  // Before enough was sold, what the kitchen marked stands for it, and is named as such.
  const items = sold.length > 0 ? sold : itemsFrom('picked');
  const first = sections.slice(0, shortCategoryCount);
  if (items.length === 0) return first;
  return [
    // Ids below 1 cannot meet a category's.
    {
      id: -1,
      anchor: 'in-best-sellers',
      name: sold.length > 0 ? words.bestSellers : words.favouritesOfTheHouse,
      description: '',
      picture: null,
      items,
    },
    ...first,
  ];
}
