import type { Menu, MenuCategory, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';
import type { GeneralConfig } from '#schemas/config/general.ts';
import type { MenuConfig } from '#schemas/config/sections/menu.ts';
import type { Messages } from '#schemas/messages/en.ts';
import { checkChoices, type Offered } from '#schemas/rules/check-choices.ts';
import type { CategoryEntry } from '#variants/sections/categories/props.ts';
import type { MenuItem, MenuSection } from '#variants/sections/menu/props.ts';
import { defaultChoices, offeredBy } from '../item/default-choices.ts';
import { priceItem } from '../item/price-item.ts';
import { dishPictureOf } from './dish-picture-of.ts';
import { hoursInWords, instantInWords, type Place } from './menu-words.ts';
import { priceRange } from './price-range.ts';

/** What drawing a menu needs beside the menu. */
export type MenuSetting = Place & {
  currency: string;
  words: Messages['menu'];
  menu: Pick<MenuConfig, 'showOutOfStockProducts'>;
  general: Pick<
    GeneralConfig,
    'showProductUnit' | 'showBestSellingSection' | 'showFreshAdditionsSection'
  >;
  /** Ids of the products that the customer has marked. */
  favourites: ReadonlySet<number>;
};

/** Dishes repeated at the top are a taste of the menu, not a second one. */
const highlightLimit = 6;

/** The wire's menu as its variants draw it: sections of dishes, prices in minor units. */
export function menuSections(menu: Menu, setting: MenuSetting): MenuSection[] {
  const items = itemsById(menu, setting);
  const sections = menu.categories.map((category) => ({
    id: category.id,
    anchor: categoryAnchor(category.id),
    name: category.name,
    description: descriptionOf(category, setting),
    items: category.restaurant_product_ids.flatMap((id) => items.get(id) ?? []),
  }));
  return [...highlights(menu, items, setting), ...sections].filter(
    (section) => section.items.length > 0,
  );
}

/**
 * The ways into the menu, in its order; empty categories are left out.
 * @param menuHref where the menu stands: '' on its own page, '/menu' elsewhere.
 */
export function categoryEntries(
  menu: Menu,
  setting: MenuSetting,
  menuHref: string,
): CategoryEntry[] {
  const items = itemsById(menu, setting);
  return menu.categories.flatMap(({ id, name, image_url, restaurant_product_ids }) => {
    const own = restaurant_product_ids.flatMap((productId) => items.get(productId) ?? []);
    if (own.length === 0) return [];
    const pictured = own.find(({ picture }) => picture)?.picture ?? null;
    const picture = dishPictureOf(image_url) ?? pictured;
    const href = `${menuHref}#${categoryAnchor(id)}`;
    return [{ id, name, picture, itemCount: own.length, href }];
  });
}

export const categoryAnchor = (categoryId: number): string => `category-${categoryId}`;

export function groupsById(menu: Menu): Map<number, ModifierGroup> {
  return new Map(menu.modifier_groups.map((group) => [group.id, group]));
}

/** Sold out by itself, or because a required group can no longer be filled (rule R27). */
export function isSoldOut(offered: Offered & { product: RestaurantProduct }): boolean {
  return !offered.product.is_available || !offered.groups.every(canBeFilled);
}

function canBeFilled({ min, modifiers }: ModifierGroup): boolean {
  const most = modifiers
    .filter(({ is_available }) => is_available)
    .reduce((sum, { max_quantity }) => sum + max_quantity, 0);
  return most >= min;
}

function itemsById(menu: Menu, setting: MenuSetting): Map<number, MenuItem> {
  const groups = groupsById(menu);
  const items = new Map<number, MenuItem>();
  for (const product of menu.restaurant_products) {
    const item = menuItem({ ...offeredBy(product, groups), product }, setting);
    if (!item.isSoldOut || setting.menu.showOutOfStockProducts) items.set(item.id, item);
  }
  return items;
}

function menuItem(
  offered: Offered & { product: RestaurantProduct },
  setting: MenuSetting,
): MenuItem {
  const { product } = offered;
  const range = priceRange(offered, setting.currency);
  const soldOut = isSoldOut(offered);
  const defaults = defaultChoices(offered);
  // An option that is ticked from the start and costs extra must be seen before it is bought.
  const isPriceShown = priceItem(offered, defaults, 1, setting.currency) === range.least;
  return {
    id: product.id,
    productId: product.product_id,
    name: product.products.name,
    description: product.products.description,
    price: range.least,
    isFromPrice: range.most > range.least,
    picture: dishPictureOf(product.products.image?.image_url),
    unit: setting.general.showProductUnit && product.unit !== '' ? product.unit : null,
    diets: product.diets,
    isSoldOut: soldOut,
    soldOutUntil:
      soldOut && product.unavailable_until
        ? setting.words.backAt(instantInWords(product.unavailable_until, setting))
        : null,
    canAddAtOnce: !soldOut && isPriceShown && checkChoices(offered, defaults).length === 0,
    isFavourite: setting.favourites.has(product.id),
  };
}

function descriptionOf({ description, availability }: MenuCategory, setting: MenuSetting): string {
  const hours = hoursInWords(availability, setting.locale);
  return [description, hours === '' ? '' : setting.words.servedAt(hours)]
    .filter((part) => part !== '')
    .join('\n');
}

/** Best sellers and new dishes, where the owner shows them (spec §3 general). */
function highlights(
  menu: Menu,
  items: ReadonlyMap<number, MenuItem>,
  { general, words }: MenuSetting,
): MenuSection[] {
  const section = (
    id: number,
    anchor: string,
    name: string,
    belongs: (product: RestaurantProduct) => boolean,
  ): MenuSection => ({
    id,
    anchor,
    name,
    description: '',
    items: menu.restaurant_products
      .filter(belongs)
      .flatMap((product) => items.get(product.id) ?? [])
      .filter(({ isSoldOut }) => !isSoldOut)
      .slice(0, highlightLimit),
  });
  // Ids below 1 cannot meet a category's.
  return [
    ...(general.showBestSellingSection
      ? [section(0, 'best-sellers', words.bestSellers, (product) => product.is_best_seller)]
      : []),
    ...(general.showFreshAdditionsSection
      ? [section(-1, 'fresh-additions', words.freshAdditions, (product) => product.is_fresh)]
      : []),
  ];
}
