import type { Combo, HalfSet, Menu, RestaurantProduct } from '#schemas/api/menu.ts';
import type { MenuIndex, IndexedProduct } from '#schemas/rules/menu/menu-index.ts';
import { menuSlug, nameInSlug } from '#schemas/rules/menu/menu-slug.ts';
import { itemKey, type MenuItem } from '#variants/sections/menu/props.ts';
import { paths } from '../paths.ts';
import { withDefaultChoices } from './with-default-choices.ts';
import { dishPictureOf } from './dish-picture-of.ts';
import type { Fitness } from './menu-filter.ts';
import type { MenuContext } from './menu-context.ts';
import { formatInstant } from './format-times.ts';
import { leastCombo, leastHalves } from './offer-prices.ts';
import { priceRange } from './price-range.ts';

/** Something to be ordered, and what a filter and a search ask of it. */
export type MenuEntry = {
  item: MenuItem;
  /** Dishes it can be made of, by what has to be chosen; one of each has to fit a filter. */
  dishes: readonly (readonly Fitness[])[];
  /** Names of dishes and options within it. */
  options: readonly string[];
};

const plain = { offeredFrom: null, badge: null, unit: null, href: null } as const;

/** Everything that a menu offers, by key; what is sold out only where the owner shows it. */
export function menuEntries(
  menu: Menu,
  menuIndex: MenuIndex,
  setting: MenuContext,
): Map<string, MenuEntry> {
  const entries = [
    ...menu.restaurant_products.flatMap((wire) => {
      const product = menuIndex.products.get(wire.id);
      return product ? dishEntry(wire, product, menuIndex, setting) : [];
    }),
    ...menu.combos.map((combo) => comboEntry(combo, menuIndex)),
    ...menu.half_sets.map((set) => halvesEntry(set, menuIndex)),
  ];
  return new Map(
    entries
      .filter(({ item }) => !item.isSoldOut || setting.menu.showOutOfStockProducts)
      .map((entry) => [itemKey(entry.item), entry]),
  );
}

function dishEntry(
  wire: RestaurantProduct,
  product: IndexedProduct,
  menuIndex: MenuIndex,
  setting: MenuContext,
): MenuEntry {
  const range = priceRange(product, menuIndex);
  const isSoldOut = !product.isAvailable;
  const plainly = withDefaultChoices(product, menuIndex);
  const until = isSoldOut ? wire.unavailable_until : null;
  const item: MenuItem = {
    ...plain,
    kind: 'dish',
    id: product.id,
    productId: product.productId,
    href: setting.hasDishPages
      ? paths.dish(menuSlug(nameInSlug(wire.products), product.productId))
      : null,
    name: product.name,
    description: product.description,
    price: range.least,
    isFromPrice: range.most > range.least,
    picture: dishPictureOf(product.imageUrl),
    unit: setting.general.showProductUnit && wire.unit !== '' ? wire.unit : null,
    diets: product.diets,
    isSoldOut,
    soldOutUntil: until && setting.words.backAt(formatInstant(until, setting)),
    // An option that is ticked from the start and costs extra must be seen before it is bought.
    canAddAtOnce: !isSoldOut && plainly.price === range.least && plainly.isComplete,
    isFavourite: isFavourite(product.id, setting),
  };
  return {
    item,
    dishes: [[{ diets: product.diets, allergens: plainly.allergens }]],
    options: product.groups.flatMap(({ modifiers }) => modifiers.map(({ name }) => name)),
  };
}

/** Whether the heart of a dish is full; null where none is drawn. */
export const isFavourite = (id: number, { favourites }: Pick<MenuContext, 'favourites'>) =>
  favourites && favourites.some((kept) => kept.restaurant_product_id === id);

function comboEntry(combo: Combo, menuIndex: MenuIndex): MenuEntry {
  const isSoldOut = !menuIndex.combos.get(combo.id)?.isAvailable;
  const required = combo.components.filter(({ min }) => min > 0);
  const dishes = required.map(({ choices }) =>
    choices.flatMap((choice) => menuIndex.products.get(choice.restaurant_product_id) ?? []),
  );
  return {
    item: {
      ...plain,
      kind: 'combo',
      id: combo.id,
      productId: combo.id,
      name: combo.name,
      description: combo.description,
      ...leastCombo(combo.id, menuIndex),
      picture: dishPictureOf(combo.image_url),
      diets: [],
      isSoldOut,
      soldOutUntil: null,
      canAddAtOnce: false,
      isFavourite: null,
    },
    dishes,
    options: dishes.flat().map(({ name }) => name),
  };
}

function halvesEntry(set: HalfSet, menuIndex: MenuIndex): MenuEntry {
  const dishes = set.restaurant_product_ids.flatMap((id) => menuIndex.products.get(id) ?? []);
  return {
    item: {
      ...plain,
      kind: 'halves',
      id: set.id,
      productId: set.id,
      name: set.name,
      description: set.description,
      ...leastHalves(set.id, menuIndex),
      picture: dishPictureOf(set.image_url),
      diets: [],
      isSoldOut: !menuIndex.halfSets.get(set.id)?.isAvailable,
      soldOutUntil: null,
      canAddAtOnce: false,
      isFavourite: null,
    },
    dishes: [dishes],
    options: dishes.map(({ name }) => name),
  };
}
