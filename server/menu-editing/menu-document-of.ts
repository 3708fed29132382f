import type {
  EditedCategory,
  EditedDish,
  EditedGroup,
  MenuChoice,
  MenuDocument,
} from '#schemas/api/menu-document.ts';
import { toMajor } from '#schemas/money.ts';
import { groupBy } from '../caches/group-by.ts';
import type { MenuContentRows } from '../db/queries/menu.ts';
import { offersOf } from './offers-of.ts';
import { translationsOf } from './translations-of.ts';

/**
 * The document that staff edit from its rows; what is sold out and counted is the stock page's. Pure.
 * @param currency of the tenant, ISO 4217.
 */
export function menuDocumentOf(rows: MenuContentRows, currency: string): MenuDocument {
  const amount = (minor: number) => toMajor(minor, currency);
  const choicesOf = buildChoices(rows, amount);
  const asked = groupBy(
    rows.offers.map(({ offer }) => offer),
    ({ restaurantProductId }) => restaurantProductId,
  );
  const listed = new Set(rows.products.map(({ sold }) => sold.id));
  const known = new Set(rows.groups.map(({ id }) => id));
  const keysOf = (links: readonly { modifierGroupId: number }[] = []) =>
    links.flatMap(({ modifierGroupId: id }) => (known.has(id) ? [String(id)] : []));
  const nested = groupBy(
    rows.nested.map((row) => row.nested),
    ({ modifierId }) => modifierId,
  );
  const options = groupBy(
    rows.modifiers.map(({ modifier }) => modifier),
    ({ modifierGroupId }) => modifierGroupId,
  );
  return {
    category_ids: rows.categories.map(({ id }) => String(id)),
    categories: categoriesOf(rows),
    dishes: byKey(rows.products, ({ sold, product }): [number, EditedDish] => [
      sold.id,
      {
        name: product.name,
        description: product.description,
        ...translationsOf(product),
        image_url: product.imagePath,
        diets: product.diets,
        allergens: product.allergens,
        tax_class_id: product.taxClassId,
        online_price: amount(sold.onlinePrice),
        price: amount(sold.price),
        has_own_price: sold.hasOwnPrice,
        is_free: sold.isFree,
        unit: sold.unit,
        is_best_seller: sold.isBestSeller,
        is_fresh: sold.isFresh,
        prep_minutes: sold.prepMinutes,
        prep_units: sold.prepUnits,
        hours: sold.hours,
        choices: choicesOf(`dish ${sold.id}`),
        group_ids: keysOf(asked.get(sold.id)),
        ...suggestionOf(sold, listed),
      },
    ]),
    groups: byKey(rows.groups, (group): [number, EditedGroup] => [
      group.id,
      {
        name: group.name,
        ...translationsOf(group),
        min: group.min,
        max: group.max,
        max_distinct: group.maxDistinct,
        free_count: group.freeCount,
        free_mode: group.freeMode,
        ...(group.sequencePrices.length > 0 && {
          sequence_prices: group.sequencePrices.map(amount),
        }),
        charges_defaults: group.chargesDefaults,
        credits_substitutions: group.creditsSubstitutions,
        is_whole_only: group.isWholeOnly,
        options: (options.get(group.id) ?? []).map((option) => ({
          id: String(option.id),
          name: option.name,
          ...translationsOf(option),
          online_price: amount(option.onlinePrice),
          price: amount(option.price),
          max_quantity: option.maxQuantity,
          is_default: option.isDefault,
          is_whole_only: option.isWholeOnly,
          allergens: option.allergens,
          choices: choicesOf(`option ${option.id}`),
          group_ids: keysOf(nested.get(option.id)),
        })),
      },
    ]),
    ...offersOf(rows, amount),
  };
}

/** A dish that has left the menu is suggested no more, and is again if it comes back. */
function suggestionOf(
  { goesWithId, suggestsNothing }: MenuContentRows['products'][number]['sold'],
  listed: ReadonlySet<number>,
): Pick<EditedDish, 'goes_well_with'> {
  if (suggestsNothing) return { goes_well_with: 'none' };
  return goesWithId !== null && listed.has(goesWithId)
    ? { goes_well_with: String(goesWithId) }
    : {};
}

const byKey = <R, T>(rows: readonly R[], entry: (row: R) => [number, T]): Record<string, T> =>
  Object.fromEntries(rows.map(entry).map(([id, value]) => [String(id), value]));

function categoriesOf(rows: MenuContentRows): Record<string, EditedCategory> {
  const listed = new Set(rows.products.map(({ sold }) => sold.id));
  const placed = groupBy(
    rows.placed.map((row) => row.placed),
    ({ categoryId }) => categoryId,
  );
  const hours = groupBy(
    rows.hours.map((row) => row.hours),
    ({ categoryId }) => categoryId,
  );
  return byKey(
    rows.categories,
    ({ id, name, description, imagePath, translations }): [number, EditedCategory] => [
      id,
      {
        name,
        description,
        ...translationsOf({ translations }),
        image_url: imagePath,
        hours: (hours.get(id) ?? []).map(({ weekday, opens, closes }) => ({
          weekday,
          from: clock(opens),
          to: clock(closes),
        })),
        dish_ids: (placed.get(id) ?? []).flatMap(({ restaurantProductId: dish }) =>
          listed.has(dish) ? [String(dish)] : [],
        ),
      },
    ],
  );
}

/** '18:30:00' of the database as '18:30'. */
const clock = (time: string): string => time.slice(0, 'hh:mm'.length);

function buildChoices(
  { attributes, values }: MenuContentRows,
  amount: (minor: number) => number,
): (owner: string) => MenuChoice[] {
  const valuesOf = groupBy(
    values.map(({ value }) => value),
    ({ attributeId }) => attributeId,
  );
  const attributesOf = groupBy(attributes, ({ restaurantProductId, modifierId }) =>
    modifierId === null ? `dish ${restaurantProductId}` : `option ${modifierId}`,
  );
  return (owner) =>
    (attributesOf.get(owner) ?? []).map(({ id, displayName, isRequired, translations }) => ({
      id: String(id),
      name: displayName,
      ...translationsOf({ translations }),
      is_required: isRequired,
      values: (valuesOf.get(id) ?? []).map((value) => ({
        id: String(value.id),
        name: value.displayValue,
        ...translationsOf(value),
        price_adjustment: amount(value.priceAdjustment),
      })),
    }));
}
