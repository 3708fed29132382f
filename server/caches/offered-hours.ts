import type { Availability, Menu } from '#schemas/api/menu.ts';
import { meetingHours } from '#schemas/rules/menu/meeting-hours.ts';
import type { MenuRows } from '../db/queries/menu.ts';
import { groupBy } from './group-by.ts';

/** By id, when something is offered; empty: always. */
type Windows = ReadonlyMap<number, readonly Availability[]>;
/** The same where hours of its own may never meet those of its category: null. */
type NarrowedWindows = ReadonlyMap<number, readonly Availability[] | null>;

export type OfferedHours = {
  dishes: NarrowedWindows;
  combos: NarrowedWindows;
  halfSets: Windows;
};

/** When what a menu has is offered: while a category of it is, and within hours of its own (R18). */
export function offeredHours(
  rows: Pick<MenuRows, 'products' | 'combos'>,
  categories: Menu['categories'],
): OfferedHours {
  const dishes = windowsOf(categories, ({ restaurant_product_ids }) => restaurant_product_ids);
  const combos = windowsOf(categories, ({ combo_ids }) => combo_ids);
  return {
    dishes: narrowed(
      rows.products.map(({ sold }) => sold),
      dishes,
    ),
    combos: narrowed(rows.combos, combos),
    halfSets: windowsOf(categories, ({ half_set_ids }) => half_set_ids),
  };
}

/** What is never offered is not available, so its windows are not asked for. */
export const withoutNever = (windows: NarrowedWindows): Windows =>
  new Map([...windows].map(([id, own]) => [id, own ?? []]));

const narrowed = (
  rows: readonly { id: number; hours: readonly Availability[] }[],
  windows: Windows,
): NarrowedWindows =>
  new Map(rows.map(({ id, hours }) => [id, meetingHours(windows.get(id) ?? [], hours)]));

/** By id, the windows of all categories that hold it; empty where one of them is always offered. */
function windowsOf(
  categories: Menu['categories'],
  idsOf: (category: Menu['categories'][number]) => readonly number[],
): Windows {
  const placed = categories.flatMap((category) =>
    idsOf(category).map((id) => ({ id, availability: category.availability })),
  );
  return new Map(
    [...groupBy(placed, ({ id }) => id)].map(([id, own]) => [
      id,
      own.some(({ availability }) => availability.length === 0)
        ? []
        : own.flatMap(({ availability }) => availability),
    ]),
  );
}
