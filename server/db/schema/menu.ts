import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  time,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { FreeMode } from '#schemas/api/menu.ts';
import { restaurants } from './restaurants.ts';
import { taxClasses, tenants } from './tenants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();
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
    unit: text().notNull().default(''),
    isListed: boolean('is_listed').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(true),
    /** 86'd until then; a past moment means available (rule R65). */
    unavailableUntil: timestamp('unavailable_until', { withTimezone: true }),
    isBestSeller: boolean('is_best_seller').notNull().default(false),
    isFresh: boolean('is_fresh').notNull().default(false),
    /** Notice that the kitchen needs for it where that is more than its own lead (rule R19). */
    prepMinutes: integer('prep_minutes').notNull().default(0),
    /** Its weight in a slot whose capacity counts units (rule R21). */
    prepUnits: integer('prep_units').notNull().default(1),
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
    imagePath: text('image_path'),
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

/** A group of choices, shared by the products of one restaurant (rule R26). */
export const modifierGroups = pgTable(
  'modifier_groups',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    externalId: externalId(),
    name: text().notNull(),
    min: integer().notNull().default(0),
    /** null: no limit. */
    max: integer(),
    /** At most so many different options (rule R26); null: no limit. */
    maxDistinct: integer('max_distinct'),
    /** So many options cost nothing, and which of them (rule R24). */
    freeCount: integer('free_count').notNull().default(0),
    freeMode: text('free_mode').$type<FreeMode>().notNull().default('cheapest'),
    /** Options chosen from the start cost their price (rule R25). */
    chargesDefaults: boolean('charges_defaults').notNull().default(true),
    /** A default that was taken off pays for what replaces it (rule R25). */
    creditsSubstitutions: boolean('credits_substitutions').notNull().default(false),
    /** Of a half-and-half it is one choice for both halves, such as the base (rule R32). */
    isWholeOnly: boolean('is_whole_only').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.restaurantId, table.externalId),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check(
      'modifier_groups_bounds',
      sql`${table.min} >= 0 and (${table.max} is null or ${table.max} >= greatest(${table.min}, 1))`,
    ),
  ],
);

export const modifiers = pgTable(
  'modifiers',
  {
    tenantId: tenantId(),
    id: identity(),
    modifierGroupId: ref('modifier_group_id').notNull(),
    externalId: externalId(),
    name: text().notNull(),
    price: bigint({ mode: 'number' }).notNull().default(0),
    onlinePrice: bigint('online_price', { mode: 'number' }).notNull().default(0),
    maxQuantity: integer('max_quantity').notNull().default(1),
    isListed: boolean('is_listed').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(true),
    unavailableUntil: timestamp('unavailable_until', { withTimezone: true }),
    isDefault: boolean('is_default').notNull().default(false),
    /** Never on one half alone, such as a sauce (rule R32). */
    isWholeOnly: boolean('is_whole_only').notNull().default(false),
    allergens: text().array().notNull().default([]),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.modifierGroupId, table.externalId),
    foreignKey({
      columns: [table.tenantId, table.modifierGroupId],
      foreignColumns: [modifierGroups.tenantId, modifierGroups.id],
    }).onDelete('cascade'),
    check('modifiers_price', sql`${table.price} >= 0 and ${table.onlinePrice} >= 0`),
  ],
);

/** Groups that a modifier asks in turn: 'with a salad' → 'which dressing?'. Depth 3 at most. */
export const nestedModifierGroups = pgTable(
  'nested_modifier_groups',
  {
    tenantId: tenantId(),
    modifierId: ref('modifier_id').notNull(),
    modifierGroupId: ref('modifier_group_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.modifierId, table.modifierGroupId] }),
    foreignKey({
      columns: [table.tenantId, table.modifierId],
      foreignColumns: [modifiers.tenantId, modifiers.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.modifierGroupId],
      foreignColumns: [modifierGroups.tenantId, modifierGroups.id],
    }).onDelete('cascade'),
  ],
);

export const productModifierGroups = pgTable(
  'product_modifier_groups',
  {
    tenantId: tenantId(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    modifierGroupId: ref('modifier_group_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.restaurantProductId, table.modifierGroupId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.modifierGroupId],
      foreignColumns: [modifierGroups.tenantId, modifierGroups.id],
    }).onDelete('cascade'),
  ],
);

/** A choice such as size, of a restaurant product or of a modifier: exactly one of the two. */
export const configurationAttributes = pgTable(
  'configuration_attributes',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantProductId: ref('restaurant_product_id'),
    modifierId: ref('modifier_id'),
    displayName: text('display_name').notNull(),
    isRequired: boolean('is_required').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.restaurantProductId, table.displayName),
    unique().on(table.tenantId, table.modifierId, table.displayName),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.modifierId],
      foreignColumns: [modifiers.tenantId, modifiers.id],
    }).onDelete('cascade'),
    check(
      'configuration_attributes_owner',
      sql`num_nonnulls(${table.restaurantProductId}, ${table.modifierId}) = 1`,
    ),
  ],
);

export const configurationValues = pgTable(
  'configuration_values',
  {
    tenantId: tenantId(),
    id: identity(),
    attributeId: ref('attribute_id').notNull(),
    displayValue: text('display_value').notNull(),
    /** Minor units; may be negative for a smaller size. */
    priceAdjustment: bigint('price_adjustment', { mode: 'number' }).notNull().default(0),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique().on(table.tenantId, table.attributeId, table.displayValue),
    foreignKey({
      columns: [table.tenantId, table.attributeId],
      foreignColumns: [configurationAttributes.tenantId, configurationAttributes.id],
    }).onDelete('cascade'),
  ],
);

/**
 * What is counted (rules R63 to R65); a dish or option without a row is never short. Counted in
 * halves, for a half of a pizza takes half of one (rule R32).
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    tenantId: tenantId(),
    restaurantId: ref('restaurant_id').notNull(),
    kind: text().$type<'product' | 'modifier'>().notNull(),
    /** Id of the restaurant product or of the modifier. */
    itemId: ref('item_id').notNull(),
    halves: integer().notNull(),
    /** What it is set to when a business day begins; null: counted through. */
    dailyHalves: integer('daily_halves'),
    /** The business day that `halves` belongs to, where it is set anew each day. */
    businessDay: text('business_day'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.itemId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('stock_levels_halves', sql`${table.halves} >= 0`),
  ],
);
