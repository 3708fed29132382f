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
  text,
} from 'drizzle-orm/pg-core';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { Availability, HalfBaseMode, HalfToppingMode } from '#schemas/api/menu.ts';
import type { OfferConditions } from '#schemas/api/offer-conditions.ts';
import type { DealEffect } from '#schemas/rules/offers/deal.ts';
import { categories, restaurantProducts } from './menu.ts';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();
/** What names and descriptions are called in other languages; imports leave it as it is. */
const translations = () => jsonb().$type<EntryTranslations>().notNull().default({});

/** A meal at a fixed price, put together from components (rules R33 and R34). */
export const combos = pgTable(
  'combos',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    /** The category it is shown in, after its dishes; null: in none. */
    categoryId: ref('category_id'),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations(),
    imagePath: text('image_path'),
    /** Minor units, for a combo without upcharges. */
    price: ref('price').notNull(),
    isAvailable: boolean('is_available').notNull().default(true),
    /** Coupons for single dishes may lower its parts (rule R34). */
    takesItemCoupons: boolean('takes_item_coupons').notNull().default(false),
    /** When it is offered, within the hours of its category; empty: whenever that is. */
    hours: jsonb().$type<Availability[]>().notNull().default([]),
    isListed: boolean('is_listed').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
    }).onDelete('cascade'),
    check('combos_price', sql`${table.price} >= 0`),
  ],
);

/** A step of a combo: 'Choose your drink'. */
export const comboComponents = pgTable(
  'combo_components',
  {
    tenantId: tenantId(),
    id: identity(),
    comboId: ref('combo_id').notNull(),
    name: text().notNull(),
    translations: translations(),
    /** So many units are chosen; a `min` of 0 may be left out. */
    min: integer().notNull().default(1),
    max: integer().notNull().default(1),
    isListed: boolean('is_listed').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.comboId],
      foreignColumns: [combos.tenantId, combos.id],
    }).onDelete('cascade'),
    check(
      'combo_components_bounds',
      sql`${table.min} >= 0 and ${table.max} >= greatest(${table.min}, 1)`,
    ),
  ],
);

export const comboChoices = pgTable(
  'combo_choices',
  {
    tenantId: tenantId(),
    componentId: ref('component_id').notNull(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    /** Minor units on top of the combo's price. */
    upcharge: ref('upcharge').notNull().default(0),
    isDefault: boolean('is_default').notNull().default(false),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.componentId, table.restaurantProductId] }),
    foreignKey({
      columns: [table.tenantId, table.componentId],
      foreignColumns: [comboComponents.tenantId, comboComponents.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
    check('combo_choices_upcharge', sql`${table.upcharge} >= 0`),
  ],
);

/** Dishes that may be ordered in halves of each other (rules R30 to R32). */
export const halfSets = pgTable(
  'half_sets',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    categoryId: ref('category_id'),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations(),
    imagePath: text('image_path'),
    baseMode: text('base_mode').$type<HalfBaseMode>().notNull().default('dearest'),
    toppingMode: text('topping_mode').$type<HalfToppingMode>().notNull().default('half'),
    /** Minor units on top, for two different halves. */
    surcharge: ref('surcharge').notNull().default(0),
    /** Values that cannot be halved, by their name: a small size (rule R32). */
    excludedValues: text('excluded_values').array().notNull().default([]),
    isListed: boolean('is_listed').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.categoryId],
      foreignColumns: [categories.tenantId, categories.id],
    }).onDelete('cascade'),
    check('half_sets_surcharge', sql`${table.surcharge} >= 0`),
  ],
);

export const halfSetProducts = pgTable(
  'half_set_products',
  {
    tenantId: tenantId(),
    halfSetId: ref('half_set_id').notNull(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.halfSetId, table.restaurantProductId] }),
    foreignKey({
      columns: [table.tenantId, table.halfSetId],
      foreignColumns: [halfSets.tenantId, halfSets.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
  ],
);

/** An offer on dishes: buy one get one, a bundle, a percentage (rules R35 to R37). */
export const deals = pgTable(
  'deals',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    name: text().notNull(),
    description: text().notNull().default(''),
    translations: translations(),
    imagePath: text('image_path'),
    effect: jsonb().$type<DealEffect>().notNull(),
    conditions: jsonb().$type<OfferConditions>().notNull(),
    /** Applied by itself to what is in the cart; else it is put together by hand. */
    isAutomatic: boolean('is_automatic').notNull().default(false),
    /** A coupon's code may lower the same cart (rule R42). */
    stacksWithCodes: boolean('stacks_with_codes').notNull().default(false),
    isActive: boolean('is_active').notNull().default(true),
    position: integer().notNull().default(0),
    /** How often it was changed by staff. */
    revision: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
  ],
);

/** A step of a deal, the specification's deal_component_types: 'Two pizzas', 'The free one'. */
export const dealComponents = pgTable(
  'deal_components',
  {
    tenantId: tenantId(),
    id: identity(),
    dealId: ref('deal_id').notNull(),
    name: text().notNull(),
    translations: translations(),
    /** `get` is what the offer lowers; of a bundle or a percentage every component is `buy`. */
    role: text().$type<'buy' | 'get'>().notNull().default('buy'),
    quantity: integer().notNull().default(1),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.dealId],
      foreignColumns: [deals.tenantId, deals.id],
    }).onDelete('cascade'),
    check('deal_components_quantity', sql`${table.quantity} between 1 and 20`),
  ],
);

export const dealComponentProducts = pgTable(
  'deal_component_products',
  {
    tenantId: tenantId(),
    componentId: ref('component_id').notNull(),
    restaurantProductId: ref('restaurant_product_id').notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.componentId, table.restaurantProductId] }),
    foreignKey({
      columns: [table.tenantId, table.componentId],
      foreignColumns: [dealComponents.tenantId, dealComponents.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.restaurantProductId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
  ],
);
