import { costsNothing } from '#schemas/rules/menu/costs-nothing.ts';
import type { ImportedChoice, ImportedMenu, ImportedProduct, Suspension } from './imported-menu.ts';

/** `now` is for sale; a moment is when it is back (ISO 8601). */
export type Sold = 'now' | 'until-further-notice' | (string & {});

/** What an import decides about a row; everything else of it belongs to the restaurant. */
export type CategoryLine = {
  name: string;
  description: string;
  position: number;
  /** `1 11:00-21:00`, sorted. */
  hours: readonly string[];
  dishes: readonly string[];
  isListed: boolean;
};
export type DishLine = {
  name: string;
  description: string;
  diets: readonly string[];
  allergens: readonly string[];
  price: number;
  onlinePrice: number;
  /** At 0 it is sold only so (docs/decisions/066). */
  isFree: boolean;
  isListed: boolean;
  sold: Sold;
  groups: readonly string[];
  sizes: readonly SizesLine[];
};
/** A choice of one value such as the size; what of it is sold out is up to the restaurant. */
export type SizesLine = {
  name: string;
  values: readonly { name: string; adjustment: number }[];
};
export type GroupLine = { name: string; min: number; max: number | null; isListed: boolean };
export type ChoiceLine = {
  /** The file's ids of its group and of itself in it. */
  group: string;
  option: string;
  name: string;
  price: number;
  onlinePrice: number;
  maxQuantity: number;
  isDefault: boolean;
  isListed: boolean;
  sold: Sold;
  position: number;
  /** Groups that it asks in turn. */
  nested: readonly string[];
};

/** A menu as lines that can be compared, by the file's ids; choices by `group/option`. */
export type MenuLines = {
  categories: ReadonlyMap<string, CategoryLine>;
  dishes: ReadonlyMap<string, DishLine>;
  groups: ReadonlyMap<string, GroupLine>;
  choices: ReadonlyMap<string, ChoiceLine>;
};

/** Behind the restaurant's own categories, whose positions are small. */
const firstPosition = 1000;

export const choiceKey = (group: string, option: string): string => JSON.stringify([group, option]);

export type LineContext = {
  now: Date;
  /** A dish as it is now; what the format knows nothing of stays so. */
  before: (externalId: string) => DishLine | undefined;
  /** Dishes for nothing are sold, because it was asked for. */
  sellsFree: boolean;
};

/** The lines that a file asks for. */
export function linesOfImport(
  menu: ImportedMenu,
  { now, before, sellsFree }: LineContext,
): MenuLines {
  return {
    categories: new Map(
      menu.categories.map(({ externalId, name, description, hours, productIds }, index) => [
        externalId,
        {
          name,
          description,
          position: firstPosition + index,
          hours: hours.map(hoursText).toSorted(),
          dishes: productIds,
          isListed: true,
        },
      ]),
    ),
    dishes: new Map(
      menu.products.map((product) => {
        const { externalId, name, description, diets, groupIds } = product;
        const known = before(externalId);
        const priced = withPresentPrice(product, known);
        const { price } = priced;
        const line = {
          name,
          description,
          diets,
          allergens: product.allergens ?? known?.allergens ?? [],
          price: priced.counterPrice ?? price,
          onlinePrice: price,
          isListed: true,
        };
        const sizes = product.choices?.map(sizesLine) ?? known?.sizes ?? [];
        const isFree = isMarkedFree(priced, known, sellsFree);
        const sold = soldOf({ ...priced, isFree }, known, now);
        return [externalId, { ...line, isFree, sold, groups: groupIds, sizes }];
      }),
    ),
    groups: new Map(
      menu.groups.map(({ externalId, name, min, max }) => [
        externalId,
        { name, min, max, isListed: true },
      ]),
    ),
    choices: new Map(
      menu.groups.flatMap((group) =>
        group.modifiers.map((option, position) => [
          choiceKey(group.externalId, option.externalId),
          {
            group: group.externalId,
            option: option.externalId,
            name: option.name,
            price: option.price,
            onlinePrice: option.price,
            maxQuantity: option.maxQuantity,
            isDefault: option.isDefault,
            isListed: true,
            sold: soldText(option.suspended, now),
            position,
            nested: option.groupIds ?? [],
          },
        ]),
      ),
    ),
  };
}

/** Whether a file that gives a dish no price leaves it the one that it has. */
export const hasPresentPrice = (
  { isUnpriced = false }: ImportedProduct,
  before: DishLine | undefined,
): boolean => isUnpriced && before !== undefined && before.onlinePrice > 0;

/**
 * A dish with the price that it is to have. A file that gives none takes none away: whoever wrote
 * one by hand since would find the dish off sale after the next import of the same list.
 */
function withPresentPrice(product: ImportedProduct, before: DishLine | undefined): ImportedProduct {
  if (!before || !hasPresentPrice(product, before)) return product;
  const { counterPrice = before.price } = product;
  return { ...product, price: before.onlinePrice, counterPrice, isUnpriced: false };
}

/** A size without a price is left out, and so not sold; what needs a look says so. */
const sizesLine = ({ name, values }: ImportedChoice): SizesLine => ({
  name,
  values: values
    .filter(({ isUnpriced = false }) => !isUnpriced)
    .map((value) => ({ name: value.name, adjustment: value.priceAdjustment })),
});

/**
 * Whether a dish may be had for nothing: only where somebody has said so, with the import or by
 * hand since it costs nothing. One that gets a price is not free any more.
 */
const isMarkedFree = (
  { price, isUnpriced = false, isFree = false }: ImportedProduct,
  before: DishLine | undefined,
  sellsFree: boolean,
): boolean =>
  price === 0 &&
  (isFree || (sellsFree && !isUnpriced) || (before?.isFree === true && before.onlinePrice === 0));

/**
 * Whether a dish is for sale. Before there was a mark, one at 0 was held back by putting it off
 * sale: it is back with what lets it be sold, a price or the mark. What stays at 0 stays as it is,
 * for it may be somebody's hand that has put it off.
 */
function soldOf(
  { suspended, price, isFree = false }: ImportedProduct,
  before: DishLine | undefined,
  now: Date,
): Sold {
  if (suspended !== 'not-told') return soldText(suspended, now);
  const wasHeldBack =
    before?.onlinePrice === 0 && !before.isFree && before.sold === 'until-further-notice';
  return wasHeldBack && (price > 0 || isFree) ? 'now' : (before?.sold ?? 'now');
}

/**
 * The dishes of a file that are not sold, by its ids: it gives no price, or nothing as the price,
 * and no option that has to be chosen costs something.
 */
export function withheldDishes(
  { products, groups }: ImportedMenu,
  { dishes }: MenuLines,
): ReadonlyMap<string, 'no_price' | 'free'> {
  const asked = new Map(
    groups.map(({ externalId, min, modifiers }) => [
      externalId,
      { min, freeCount: 0, prices: modifiers.map((option) => option.price) },
    ]),
  );
  const isWithheld = ({ externalId, groupIds }: ImportedProduct) => {
    const line = dishes.get(externalId);
    if (line?.isFree !== false) return false;
    return costsNothing({
      price: line.onlinePrice,
      choices: [],
      groups: groupIds.flatMap((id) => asked.get(id) ?? []),
    });
  };
  return new Map(
    products
      .filter(isWithheld)
      .map(({ externalId, isUnpriced }) => [externalId, isUnpriced ? 'no_price' : 'free']),
  );
}

export const hoursText = (range: { weekday: number; opens: string; closes: string }): string =>
  `${range.weekday} ${range.opens.slice(0, 5)}-${range.closes.slice(0, 5)}`;

/** The columns behind such a word. */
export function hoursColumns(word: string): { weekday: number; opens: string; closes: string } {
  const [weekday = '', opens = '', closes = ''] = word.split(/[ -]/);
  return { weekday: Number(weekday), opens, closes };
}

/** A suspension that is over is none (rule R65). */
export function soldText(suspended: Suspension, now: Date): Sold {
  if (!(suspended instanceof Date)) return suspended ?? 'now';
  return suspended <= now ? 'now' : suspended.toISOString();
}

/** The columns behind a word. */
export function soldColumns(sold: Sold): { isAvailable: boolean; unavailableUntil: Date | null } {
  if (sold === 'now') return { isAvailable: true, unavailableUntil: null };
  if (sold === 'until-further-notice') return { isAvailable: false, unavailableUntil: null };
  return { isAvailable: false, unavailableUntil: new Date(sold) };
}
