import type { Menu, ModifierGroup, RestaurantProduct } from '#schemas/api/menu.ts';
import { toMajor } from '#schemas/money.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import { buildConfigurations } from './build-configurations.ts';
import { groupBy } from './group-by.ts';
import type { MenuSnapshot, PricedModifier, PricedProduct } from './menu-snapshot.ts';

type Facts = { restaurant: Restaurant; currency: string; now: Date };
type Sellable = { isAvailable: boolean; unavailableUntil: Date | null };

/** 86'd until a moment means available from it on, whatever the flag says (rule R65). */
const isAvailableAt = ({ isAvailable, unavailableUntil }: Sellable, now: Date): boolean =>
  unavailableUntil === null ? isAvailable : unavailableUntil <= now;

/** Turns the rows of a menu into the wire's menu and the amounts by id. Pure. */
export function buildMenuSnapshot(rows: MenuRows, { restaurant, currency, now }: Facts) {
  const major = (minor: number) => toMajor(minor, currency);
  const { configurationsOf, values } = buildConfigurations(rows, major);

  const modifierRows = rows.modifiers.map(({ modifier }) => modifier);
  const modifiersOf = groupBy(modifierRows, ({ modifierGroupId }) => modifierGroupId);
  const groups = new Map<number, ModifierGroup>(
    rows.groups.map(({ id, name, min, max, ...group }) => [
      id,
      {
        id,
        name,
        min,
        max,
        is_required: min > 0,
        max_distinct: group.maxDistinct,
        free_count: group.freeCount,
        free_mode: group.freeMode,
        charges_defaults: group.chargesDefaults,
        credits_substitutions: group.creditsSubstitutions,
        is_whole_only: group.isWholeOnly,
        modifiers: (modifiersOf.get(id) ?? []).map((modifier) => ({
          id: modifier.id,
          name: modifier.name,
          price: major(modifier.price),
          online_price: major(modifier.onlinePrice),
          max_quantity: modifier.maxQuantity,
          is_available: isAvailableAt(modifier, now),
          is_default: modifier.isDefault,
          is_whole_only: modifier.isWholeOnly,
          allergens: modifier.allergens,
          configurations: configurationsOf({ modifierId: modifier.id }),
          modifier_group_ids: [],
        })),
      },
    ]),
  );

  const categoriesOf = groupBy(
    rows.placed.map(({ placed }) => placed),
    ({ restaurantProductId }) => restaurantProductId,
  );
  const offersOf = groupBy(
    rows.offers.map(({ offer }) => offer),
    ({ restaurantProductId }) => restaurantProductId,
  );
  const products = new Map<number, PricedProduct>();
  for (const { sold, product } of rows.products) {
    const offered = (offersOf.get(sold.id) ?? []).flatMap(
      ({ modifierGroupId }) => groups.get(modifierGroupId) ?? [],
    );
    const isAvailable = isAvailableAt(sold, now) && offered.every(canBeChosen);
    const image = product.imagePath;
    const wire: RestaurantProduct = {
      id: sold.id,
      product_id: product.id,
      price: major(sold.price),
      online_price: major(sold.onlinePrice),
      unit: sold.unit,
      is_available: isAvailable,
      unavailable_until: later(sold.unavailableUntil, now)?.toISOString() ?? null,
      is_best_seller: sold.isBestSeller,
      is_fresh: sold.isFresh,
      diets: product.diets,
      allergens: product.allergens,
      products: {
        name: product.name,
        description: product.description,
        image: image === null ? null : { image_url: image },
      },
      modifier_group_ids: offered.map(({ id }) => id),
      configurations: configurationsOf({ restaurantProductId: sold.id }),
      tax_class_id: product.taxClassId,
    };
    products.set(sold.id, {
      id: sold.id,
      productId: product.id,
      name: product.name,
      description: product.description,
      imageUrl: image,
      price: sold.price,
      onlinePrice: sold.onlinePrice,
      isAvailable,
      categoryIds: (categoriesOf.get(sold.id) ?? []).map(({ categoryId }) => categoryId),
      wire,
      groups: offered,
    });
  }

  return {
    tenantId: restaurant.tenantId,
    restaurantId: restaurant.id,
    version: restaurant.menuVersion,
    currency,
    menu: {
      restaurant_id: restaurant.id,
      version: restaurant.menuVersion,
      categories: buildCategories(rows, products),
      restaurant_products: [...products.values()].map(({ wire }) => wire),
      modifier_groups: [...groups.values()],
      combos: [],
      half_sets: [],
      deals: [],
    },
    products,
    groups,
    modifiers: new Map(modifierRows.map((row) => [row.id, pricedModifier(row)])),
    values,
    staleAt: nextReturn([...modifierRows, ...rows.products.map(({ sold }) => sold)], now),
  } satisfies MenuSnapshot;
}

/** A group that can no longer reach its minimum makes the product unavailable (rule R27). */
function canBeChosen({ min, modifiers }: ModifierGroup): boolean {
  const most = modifiers
    .filter(({ is_available }) => is_available)
    .reduce((sum, { max_quantity }) => sum + max_quantity, 0);
  return most >= min;
}

/** Categories without a product on the menu are left out: there is nothing to see in them. */
function buildCategories(
  rows: MenuRows,
  products: ReadonlyMap<number, PricedProduct>,
): Menu['categories'] {
  const placedIn = groupBy(
    rows.placed.map(({ placed }) => placed),
    ({ categoryId }) => categoryId,
  );
  const hoursOf = groupBy(
    rows.hours.map(({ hours }) => hours),
    ({ categoryId }) => categoryId,
  );
  return rows.categories
    .map(({ id, name, description, imagePath }) => ({
      id,
      name,
      description,
      image_url: imagePath,
      availability: (hoursOf.get(id) ?? []).map(({ weekday, opens, closes }) => ({
        weekday,
        from: opens.slice(0, 'hh:mm'.length),
        to: closes.slice(0, 'hh:mm'.length),
      })),
      restaurant_product_ids: (placedIn.get(id) ?? [])
        .map(({ restaurantProductId }) => restaurantProductId)
        .filter((productId) => products.has(productId)),
      combo_ids: [],
      half_set_ids: [],
    }))
    .filter(({ restaurant_product_ids }) => restaurant_product_ids.length > 0);
}

const pricedModifier = (row: MenuRows['modifiers'][number]['modifier']): PricedModifier => ({
  id: row.id,
  groupId: row.modifierGroupId,
  name: row.name,
  price: row.price,
  onlinePrice: row.onlinePrice,
});

const later = (moment: Date | null, now: Date): Date | null =>
  moment !== null && moment > now ? moment : null;

function nextReturn(rows: readonly Sellable[], now: Date): Date | null {
  const moments = rows.flatMap(({ unavailableUntil }) => later(unavailableUntil, now) ?? []);
  return moments.length === 0 ? null : new Date(Math.min(...moments.map(Number)));
}
