import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { Availability } from '#schemas/api/menu.ts';
import { restaurants } from './restaurants.ts';
import { taxClasses, tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();
/** What names and descriptions are called in other languages; imports leave it as it is. */
const translations = () => jsonb().$type<EntryTranslations>().notNull().default({});
/** Id in the file an item was imported from; importing again finds the row by it. */
const externalId = () => text('external_id').notNull();

/** What is sold, once per tenant: face and texts. */
export const products = pgTable(
  'products',
  {
    tenantId: tenantId().references(() => tenants.id, { onDelete: 'cascade' }),
    id: identity(),
    externalId: externalId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations(),
    imagePath: text('image_path'),
    diets: text().array().notNull().default([]),
    allergens: text().array().notNull().default([]),
    /** null: the tenant's own rate (rule R10). */
    taxClassId: ref('tax_class_id'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.externalId),
    foreignKey({
      columns: [table.tenantId, table.taxClassId],
      foreignColumns: [taxClasses.tenantId, taxClasses.id],
    }),
  ],
);

/** A product as one restaurant sells it; prices in minor units. */
export const restaurantProducts = pgTable(
  'restaurant_products',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    productId: ref('product_id').notNull(),
    price: bigint({ mode: 'number' }).notNull(),
    onlinePrice: bigint('online_price', { mode: 'number' }).notNull(),
    /** Both are this restaurant's alone; else they follow the other restaurants' (decisions/063). */
    hasOwnPrice: boolean('has_own_price').notNull().default(false),
    /** Somebody said that it costs nothing; without it a dish at 0 is not sold (decisions/066). */
    isFree: boolean('is_free').notNull().default(false),
    /** When it is offered, within the hours of its categories; empty: whenever they are. */
    hours: jsonb().$type<Availability[]>().notNull().default([]),
    unit: text().notNull().default(''),
    isListed: boolean('is_listed').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(true),
    /** 86'd until then; a past moment means available (rule R65). */
    unavailableUntil: timestamp('unavailable_until', { withTimezone: true }),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
    isFresh: boolean('is_fresh').notNull().default(false),
    /** When it came to this menu; null: before that was written down. */
    addedAt: timestamp('added_at', { withTimezone: true }).defaultNow(),
    /** Notice that the kitchen needs for it where that is more than its own lead (rule R19). */
    prepMinutes: integer('prep_minutes').notNull().default(0),
    /** Its weight in a slot whose capacity counts units (rule R21). */
    prepUnits: integer('prep_units').notNull().default(1),
    /**
     * The dish that its restaurant suggests with it; null: what is ordered together says so. No
     * foreign key: dishes are taken off the menu and never deleted, and a backup brings rows in any
     * order.
     */
    goesWithId: ref('goes_with_id'),
    /** Its restaurant wants nothing suggested with it (decision 107). */
    suggestsNothing: boolean('suggests_nothing').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.restaurantId, table.productId),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.productId],
      foreignColumns: [products.tenantId, products.id],
    }).onDelete('cascade'),
    check('restaurant_products_price', sql`${table.price} >= 0 and ${table.onlinePrice} >= 0`),
    check('restaurant_products_prep', sql`${table.prepMinutes} >= 0 and ${table.prepUnits} >= 0`),
    check(
      'restaurant_products_goes_with',
      sql`${table.goesWithId} is null or (${table.goesWithId} <> ${table.id} and not ${table.suggestsNothing})`,
    ),
  ],
);

export const categories = pgTable(
  'categories',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    externalId: externalId(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations(),
    imagePath: text('image_path'),
    /** Taken off by hand; it comes back with its id where that is taken back. */
    isListed: boolean('is_listed').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.restaurantId, table.externalId),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** When a category is offered; none means always. Filled from day-parted menus. */
export const categoryHours = pgTable(
  'category_hours',
  {
    tenantId: tenantId(),
    categoryId: ref('category_id').notNull(),
    weekday: smallint().notNull(),
    opens: time().notNull(),
    closes: time().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.categoryId, table.weekday, table.opens] }),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
    }).onDelete('cascade'),
  ],
);

export const categoryProducts = pgTable(
  'category_products',
  {
    tenantId: tenantId(),
    categoryId: ref('category_id').notNull(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.categoryId, table.restaurantProductId] }),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
  ],
);
