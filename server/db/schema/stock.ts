import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

const tenantId = () => integer('tenant_id').notNull();
const ref = (name: string) => bigint(name, { mode: 'number' });
const kind = () => text().$type<'product' | 'modifier'>().notNull();

/**
 * What is counted (rules R63 to R65); a dish or option without a row is never short. Counted in
 * halves, for a half of a pizza takes half of one (rule R32). Either through, or anew each day.
 */
export const stockLevels = pgTable(
  'stock_levels',
  {
    tenantId: tenantId(),
    restaurantId: ref('restaurant_id').notNull(),
    kind: kind(),
    /** Id of the restaurant product or of the modifier. */
    itemId: ref('item_id').notNull(),
    /** What is left of what is counted through; null: it is counted by the day. */
    halves: integer(),
    /** What each business day begins with (rule R65); null: it is counted through. */
    dailyHalves: integer('daily_halves'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.itemId] }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('stock_levels_halves', sql`${table.halves} >= 0 and ${table.dailyHalves} >= 0`),
    check('stock_levels_way', sql`num_nonnulls(${table.halves}, ${table.dailyHalves}) = 1`),
  ],
);

/**
 * What is left of a business day of what is counted by the day; a day without a row still has all
 * that it begins with. The row of the level is its lock, too.
 */
export const stockDays = pgTable(
  'stock_days',
  {
    tenantId: tenantId(),
    kind: kind(),
    itemId: ref('item_id').notNull(),
    /** The restaurant's business day of fulfilment, 'YYYY-MM-DD'. */
    businessDay: text('business_day').notNull(),
    halves: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.kind, table.itemId, table.businessDay] }),
    foreignKey({
      columns: [table.tenantId, table.kind, table.itemId],
      foreignColumns: [stockLevels.tenantId, stockLevels.kind, stockLevels.itemId],
    }).onDelete('cascade'),
    check('stock_days_halves', sql`${table.halves} >= 0`),
  ],
);
