import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, real } from 'drizzle-orm/pg-core';
import { restaurantProducts } from './menu.ts';
import { restaurants } from './restaurants.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/**
 * What is ordered with a dish more often than without it (decision 107): counted anew every day from
 * the orders of 90 days, a few rows for each dish. Nothing else depends on it.
 */
export const dishPairs = pgTable(
  'dish_pairs',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: ref('restaurant_id').notNull(),
    /** Restaurant products: what is ordered, and what goes well with it. */
    dishId: ref('dish_id').notNull(),
    withId: ref('with_id').notNull(),
    /** Orders that hold both; the same in both directions. */
    orders: integer().notNull(),
    /** By how much its share of the dish's orders is surely above its share of all (0 to 1). */
    gain: real().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.restaurantId, table.dishId, table.withId],
    }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.dishId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.withId],
      foreignColumns: [restaurantProducts.tenantId, restaurantProducts.id],
    }).onDelete('cascade'),
    check('dish_pairs_two', sql`${table.dishId} <> ${table.withId}`),
  ],
);
