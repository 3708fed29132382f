import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { restaurants } from './restaurants.ts';

/**
 * What is counted of a visit (decision 108): `visit` by the server, all else by what a page saw. A
 * step counts once for each visitor of a day; `dish_seen` is a step with a dish, `search` one with
 * what was not found.
 */
export type VisitKind =
  | 'visit'
  | 'menu'
  | 'dish'
  | 'added'
  | 'checkout'
  | 'details'
  | 'dish_seen'
  | 'search';

/** How often something happened at a restaurant on a business day: numbers alone, nobody is in it. */
export const visitCounts = pgTable(
  'visit_counts',
  {
    tenantId: integer('tenant_id').notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    businessDay: text('business_day').notNull(),
    kind: text().$type<VisitKind>().notNull(),
    /** The dish of `dish_seen`, what was looked for of `search`; empty for all else. */
    key: text().notNull().default(''),
    count: integer().notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.tenantId, table.restaurantId, table.businessDay, table.kind, table.key],
    }),
    foreignKey({
      columns: [table.tenantId, table.restaurantId],
      foreignColumns: [restaurants.tenantId, restaurants.id],
    }).onDelete('cascade'),
    check('visit_counts_count', sql`${table.count} > 0`),
  ],
);
