import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import type { EntryTranslations } from '#schemas/api/entry-translations.ts';
import type { FreeMode } from '#schemas/api/menu.ts';
import { restaurantProducts } from './menu.ts';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const identity = () => bigint({ mode: 'number' }).generatedByDefaultAsIdentity();
/** What names and descriptions are called in other languages; imports leave it as it is. */
const translations = () => jsonb().$type<EntryTranslations>().notNull().default({});
/** Id in the file an item was imported from; importing again finds the row by it. */
const externalId = () => text('external_id').notNull();

/** A group of choices, shared by the products of one restaurant (rule R26). */
export const modifierGroups = pgTable(
  'modifier_groups',
  {
    tenantId: tenantId(),
    id: identity(),
    restaurantId: ref('restaurant_id').notNull(),
    externalId: externalId(),
    name: text().notNull(),
    translations: translations(),
    min: integer().notNull().default(0),
    /** null: no limit. */
    max: integer(),
    /** At most so many different options (rule R26); null: no limit. */
    maxDistinct: integer('max_distinct'),
    /** So many options cost nothing, and which of them (rule R24). */
    freeCount: integer('free_count').notNull().default(0),
    freeMode: text('free_mode').$type<FreeMode>().notNull().default('cheapest'),
    /** Minor units by place among those charged (rule R98); empty: options cost their own price. */
    sequencePrices: bigint('sequence_prices', { mode: 'number' }).array().notNull().default([]),
    /** Options chosen from the start cost their price (rule R25). */
    chargesDefaults: boolean('charges_defaults').notNull().default(true),
    /** A default that was taken off pays for what replaces it (rule R25). */
    creditsSubstitutions: boolean('credits_substitutions').notNull().default(false),
    /** Of a half-and-half it is one choice for both halves, such as the base (rule R32). */
    isWholeOnly: boolean('is_whole_only').notNull().default(false),
    isListed: boolean('is_listed').notNull().default(true),
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
    translations: translations(),
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
    translations: translations(),
    isRequired: boolean('is_required').notNull().default(true),
    isListed: boolean('is_listed').notNull().default(true),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('configuration_attributes_product').on(table.tenantId, table.restaurantProductId),
    index('configuration_attributes_modifier').on(table.tenantId, table.modifierId),
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
    translations: translations(),
    /** Minor units; may be negative for a smaller size. */
    priceAdjustment: bigint('price_adjustment', { mode: 'number' }).notNull().default(0),
    isListed: boolean('is_listed').notNull().default(true),
    isAvailable: boolean('is_available').notNull().default(true),
    /** Sold out until then; a past instant means available (rule R65). */
    unavailableUntil: timestamp('unavailable_until', { withTimezone: true }),
    position: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index('configuration_values_attribute').on(table.tenantId, table.attributeId),
    foreignKey({
      columns: [table.tenantId, table.attributeId],
      foreignColumns: [configurationAttributes.tenantId, configurationAttributes.id],
    }).onDelete('cascade'),
  ],
);
