import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });

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
