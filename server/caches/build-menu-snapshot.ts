import { createHash } from 'node:crypto';
import type {
  Menu,
  MenuConfiguration,
  ModifierGroup,
  RestaurantProduct,
} from '#schemas/api/menu.ts';
import { toMajor } from '#schemas/money.ts';
import { costsNothing } from '#schemas/rules/menu/costs-nothing.ts';
import { canBeConfigured } from '#schemas/rules/menu/can-be-filled.ts';
import { indexMenu } from '#schemas/rules/menu/index-menu.ts';
import { menuAtTable } from '#schemas/rules/menu/menu-at-table.ts';
import { withAvailability } from '#schemas/rules/menu/menu-availability.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { TaxRate } from '../db/queries/tax.ts';
import { buildCategories } from './build-categories.ts';
import { buildConfigurations } from './build-configurations.ts';
import { buildGroups } from './build-groups.ts';
import { buildOffers } from './build-offers.ts';
import { buildTranslations } from './build-translations.ts';
import { goesWellWith } from './goes-well-with.ts';
import { groupBy } from './group-by.ts';
import { stockKey } from '../domain/menu/stock.ts';
import type { DishDetails, MenuSnapshot } from '../domain/menu/menu-snapshot.ts';
import type { MenuTranslations } from '../domain/menu/menu-translations.ts';
import { offeredHours, withoutNever, type OfferedHours } from './offered-hours.ts';
import { createSellable } from './sellable.ts';
import { bestSelling, freshDishes } from './spotlights.ts';
import type { Sellable } from './sellable.ts';

type SnapshotInput = {
  restaurant: Restaurant;
  currency: string;
  taxRates: readonly TaxRate[];
  openingHours: MenuSnapshot['openingHours'];
  now: Date;
  /** When the next business day may begin (rule R65). */
  dayEnds: Date;
  /** Restaurant products by how many were sold lately, most first. */
  bestSellers: readonly number[];
};

type MenuInput = Omit<SnapshotInput, 'dayEnds' | 'taxRates' | 'openingHours'> & {
  /** Turns an amount of the database, in minor units, into the one that the menu shows. */
  amount: (minor: number) => number;
  categories: Menu['categories'];
  offered: OfferedHours;
};

/**
 * The wire's menu from its rows, with when the dishes that are new next change, and which dishes
 * are not sold because nobody gave them a price.
 */
function buildMenu(rows: MenuRows, input: MenuInput) {
  const { restaurant, now, amount, categories, offered } = input;
  const isSellable = createSellable(rows.stock, input);
  const configurationsOf = buildConfigurations(rows, input);
  const { groups, canBeChosen } = buildGroups(rows, {
    amount,
    configurationsOf,
    isSellable: (modifier) => isSellable('modifier', modifier),
  });

  const offersOf = groupBy(
    rows.offers.map(({ offer }) => offer),
    ({ restaurantProductId }) => restaurantProductId,
  );
  const products = new Map<number, RestaurantProduct>();
  const unpriced = new Set<number>();
  for (const { sold, product } of rows.products) {
    const asked = (offersOf.get(sold.id) ?? []).flatMap(
      ({ modifierGroupId }) => groups.get(modifierGroupId) ?? [],
    );
    const configurations = configurationsOf({ restaurantProductId: sold.id });
    const hours = offered.dishes.get(sold.id);
    if (!sold.isFree && isForNothing(sold.onlinePrice, configurations, asked)) {
      unpriced.add(sold.id);
    }
    products.set(sold.id, {
      id: sold.id,
      product_id: product.id,
      price: amount(sold.price),
      online_price: amount(sold.onlinePrice),
      unit: sold.unit,
      is_available:
        isSellable('product', sold) &&
        !unpriced.has(sold.id) &&
        hours !== null &&
        canBeConfigured(configurations) &&
        asked.every(canBeChosen),
      unavailable_until: unpriced.has(sold.id)
        ? null
        : (later(sold.unavailableUntil, now)?.toISOString() ?? null),
      is_best_seller: sold.isBestSeller,
      is_fresh: sold.isFresh,
      diets: product.diets,
      allergens: product.allergens,
      products: {
        name: product.name,
        description: product.description,
        image: product.imagePath === null ? null : { image_url: product.imagePath },
      },
      modifier_group_ids: asked.map(({ id }) => id),
      configurations,
      tax_class_id: product.taxClassId,
      ...(sold.hours.length > 0 && hours && { availability: [...hours] }),
    });
  }

  const fresh = freshDishes(
    rows.products.map((row) => row.sold),
    now,
  );
  const goesWith = goesWellWith(
    rows.products.map(({ sold }) => sold),
    rows.pairs,
  );
  const menu: Menu = {
    restaurant_id: restaurant.id,
    version: restaurant.menuVersion,
    categories,
    restaurant_products: [...products.values()],
    modifier_groups: [...groups.values()],
    ...buildOffers(rows, {
      amount,
      isAvailable: (id) => products.get(id)?.is_available,
      comboHours: offered.combos,
    }),
    best_selling: bestSelling(input.bestSellers, (id) => products.has(id)),
    fresh: fresh.ids,
    ...(goesWith.length > 0 && { goes_well_with: goesWith }),
  };
  return { menu, freshChangesAt: fresh.changesAt, unpriced };
}

const isForNothing = (
  price: number,
  configurations: readonly MenuConfiguration[],
  groups: readonly ModifierGroup[],
): boolean =>
  costsNothing({
    price,
    choices: configurations.map(({ is_required, values }) => ({
      isRequired: is_required,
      adjustments: values.map(({ price_adjustment }) => price_adjustment),
    })),
    groups: groups.map(({ min, free_count, sequence_prices, modifiers }) => ({
      min,
      freeCount: free_count,
      prices: modifiers.map(({ online_price }) => online_price),
      sequence: sequence_prices,
    })),
  });

const same = (minor: number) => minor;

/** Not even one whole dish or option is left. */
const isShort = ({ left }: MenuRows['stock'][number]): boolean => left < 2;

/** @param uncounted null: nothing is short, so both are the same */
function indexBoth(counted: Menu, uncounted: Menu | null, currency: string) {
  const menuIndex = indexMenu(counted, currency, same);
  return {
    menuIndex,
    uncountedIndex: uncounted ? indexMenu(uncounted, currency, same) : menuIndex,
  };
}

/** Turns the rows of a menu into the wire's menu and what is looked up by id. Pure. */
export function buildMenuSnapshot(rows: MenuRows, input: SnapshotInput): MenuSnapshot {
  const { restaurant, currency, now, dayEnds } = input;
  const listed = new Set(rows.products.map(({ sold: { id } }) => id));
  const categories = buildCategories(rows, (id) => listed.has(id));
  const offered = offeredHours(rows, categories);
  const material = { ...input, categories, offered };
  const { menu, freshChangesAt, unpriced } = buildMenu(rows, {
    ...material,
    amount: (minor) => toMajor(minor, currency),
  });
  // Indexed from the database's own amounts: what the server prices with was never a decimal.
  const exact = (some: MenuRows) => buildMenu(some, { ...material, amount: same }).menu;
  const counted = exact(rows);
  const uncounted = rows.stock.some(isShort) ? exact({ ...rows, stock: [] }) : null;
  const indexed = indexBoth(counted, uncounted, currency);
  const translations = buildTranslations(rows);
  const servesTables = restaurant.orderTypes.includes('dine_in');
  const countsDaily = rows.stock.some(({ dailyHalves }) => dailyHalves !== null);
  const sold = [
    ...rows.values.map(({ value }) => value),
    ...rows.modifiers.map(({ modifier }) => modifier),
    ...rows.products.map((row) => row.sold),
  ];
  return {
    tenantId: restaurant.tenantId,
    restaurantId: restaurant.id,
    version: restaurant.menuVersion,
    currency,
    menu: { ...menu, content: contentOf(menu, translations) },
    translations,
    ...indexed,
    atTable: servesTables
      ? indexBoth(menuAtTable(counted), uncounted && menuAtTable(uncounted), currency)
      : null,
    counted: new Set(rows.stock.map(stockKey)),
    dishes: dishDetails(rows, offered),
    comboWindows: withoutNever(offered.combos),
    halfSetWindows: offered.halfSets,
    unpriced,
    openingHours: input.openingHours,
    taxRates: input.taxRates,
    staleAt: earliest([
      ...returns(sold, now),
      ...(countsDaily ? [dayEnds] : []),
      ...(freshChangesAt ? [freshChangesAt] : []),
    ]),
  };
}

const dishDetails = (rows: MenuRows, { dishes }: OfferedHours): Map<number, DishDetails> =>
  new Map(
    rows.products.map(({ sold: { id, prepMinutes, prepUnits, hours } }) => [
      id,
      { minutes: prepMinutes, units: prepUnits, windows: dishes.get(id) ?? [], hours },
    ]),
  );

const later = (instant: Date | null, now: Date): Date | null =>
  instant !== null && instant > now ? instant : null;

const returns = (rows: readonly Sellable[], now: Date): Date[] =>
  rows.flatMap(({ unavailableUntil }) => later(unavailableUntil, now) ?? []);

const earliest = (instants: readonly Date[]): Date | null =>
  instants.length === 0 ? null : new Date(Math.min(...instants.map(Number)));

const nothing = { products: [], modifiers: [], values: [], combos: [], half_sets: [], deals: [] };

/**
 * The name of all that a menu is besides what is available and what is counted anew, the same in
 * every language.
 */
function contentOf(
  { goes_well_with: _counted, ...menu }: Menu,
  translations: MenuTranslations,
): string {
  const content = { ...withAvailability(menu, nothing), version: 0, best_selling: [], fresh: [] };
  const texts = Object.values(translations).map((entries) => [...entries]);
  return createHash('sha256')
    .update(JSON.stringify([content, texts]))
    .digest('base64url')
    .slice(0, 16);
}
