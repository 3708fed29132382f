import type { ImportedMenu, Suspension } from './imported-menu.ts';

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
};
export type DishLine = {
  name: string;
  description: string;
  diets: readonly string[];
  price: number;
  onlinePrice: number;
  isListed: boolean;
  sold: Sold;
  groups: readonly string[];
};
export type GroupLine = { name: string; min: number; max: number | null };
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

/**
 * The lines that a file asks for.
 * @param soldBefore what is set for a dish now; kept where the format knows nothing of it.
 */
export function linesOfImport(
  menu: ImportedMenu,
  now: Date,
  soldBefore: (externalId: string) => Sold | undefined,
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
        },
      ]),
    ),
    dishes: new Map(
      menu.products.map(({ externalId, name, description, diets, price, suspended, groupIds }) => [
        externalId,
        {
          name,
          description,
          diets,
          price,
          onlinePrice: price,
          isListed: true,
          sold:
            suspended === 'not-told' ? (soldBefore(externalId) ?? 'now') : soldText(suspended, now),
          groups: groupIds,
        },
      ]),
    ),
    groups: new Map(
      menu.groups.map(({ externalId, name, min, max }) => [externalId, { name, min, max }]),
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
          },
        ]),
      ),
    ),
  };
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
