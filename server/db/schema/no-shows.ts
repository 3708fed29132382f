import { sql } from 'drizzle-orm';
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core';
import { orders } from './ordering.ts';

/** A cash order that nobody collected (rule R61). */
export const noShows = pgTable(
  'no_shows',
  {
    tenantId: integer('tenant_id').notNull(),
    orderId: uuid('order_id').notNull(),
    restaurantId: bigint('restaurant_id', { mode: 'number' }).notNull(),
    /** What its customer is known by. */
    customerKeys: text('customer_keys').array().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** It counts no more. */
    forgivenAt: timestamp('forgiven_at', { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.orderId] }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    index('no_shows_counted')
      .on(table.tenantId, table.restaurantId)
      .where(sql`${table.forgivenAt} is null`),
  ],
);
