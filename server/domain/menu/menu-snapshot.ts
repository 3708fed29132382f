import type { Availability, Menu } from '#schemas/api/menu.ts';
import type { MenuIndex } from '#schemas/rules/menu/menu-index.ts';
import type { TaxRate } from '../../db/queries/tax.ts';
import type { RestaurantHours } from '../times/restaurant-day.ts';
import type { DishPrep } from './dish-prep.ts';
import type { MenuTranslations } from './menu-translations.ts';

/** What of a dish only the server needs. */
export type DishDetails = DishPrep & {
  /**
   * When it is offered, as local wall clock: while one of its categories is and within its own
   * hours; empty: always (rule R38).
   */
  windows: readonly Availability[];
  /** Its own hours alone; empty: it has none. */
  hours: readonly Availability[];
};

/**
 * The menu of one restaurant at one version: as the wire shows it, and by id with amounts in
 * minor units for pricing. Only what is listed is in it. Shared between calls: never change it.
 */
export type MenuSnapshot = {
  tenantId: number;
  restaurantId: number;
  version: number;
  currency: string;
  /** As it was written; what customers read in other languages is made of `translations`. */
  menu: Menu;
  translations: MenuTranslations;
  menuIndex: MenuIndex;
  /**
   * The same as if nothing were counted: a cart is for a day of its own, whose counts are read with
   * it (rules R64, R65).
   */
  uncountedIndex: MenuIndex;
  /** Both by the prices of a table (rule R81); null where none is served. */
  atTable: { menuIndex: MenuIndex; uncountedIndex: MenuIndex } | null;
  /** The names (`stockKey`) of what is counted. */
  counted: ReadonlySet<string>;
  /** By the id of the restaurant product. */
  dishes: ReadonlyMap<number, DishDetails>;
  /** When a combo or a half set is offered, by the id of either; empty: always. */
  comboWindows: ReadonlyMap<number, readonly Availability[]>;
  halfSetWindows: ReadonlyMap<number, readonly Availability[]>;
  /** Restaurant products at 0 that nobody marked as free: they are not sold. */
  unpriced: ReadonlySet<number>;
  /** When its restaurant is open, by which its business days are told apart (rule R18). */
  openingHours: RestaurantHours & { timeZone: string };
  /** Rates of the tenant's tax classes (rules R10, R11). */
  taxRates: readonly TaxRate[];
  /**
   * When the next 86'd item comes back by itself, the next daily count begins or a dish stops
   * being new; the snapshot is made anew then.
   */
  staleAt: Date | null;
};
