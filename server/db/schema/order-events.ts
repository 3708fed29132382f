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
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { OrderStatus } from '#schemas/api/orders.ts';
import { orders } from './ordering.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What happened to an order (rule R56); its id is the SSE event's id. */
export const orderEvents = pgTable(
  'order_events',
  {
    tenantId: integer('tenant_id').notNull(),
    id: bigint({ mode: 'number' }).generatedByDefaultAsIdentity(),
    orderId: uuid('order_id').notNull(),
    status: text().$type<OrderStatus>().notNull(),
    actor: text().$type<'customer' | 'staff' | 'gateway' | 'system'>().notNull(),
    staffId: uuid('staff_id'),
    reason: text().notNull().default(''),
    promisedAt: instant('promised_at').notNull(),
    at: instant('at').notNull().defaultNow(),
    /** Idempotency-Key of the call that made it happen: the same call again changes nothing. */
    actionKey: text('action_key'),
    /** The table that it was brought to with this; null: its table did not change. */
    tableName: text('table_name'),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    index('order_events_order').on(table.tenantId, table.orderId),
    uniqueIndex('order_events_action')
      .on(table.tenantId, table.orderId, table.actionKey)
      .where(sql`${table.actionKey} is not null`),
    // A desk asks for what ended lately, out of everything that ever did.
    index('order_events_ended')
      .on(table.tenantId, table.at)
      .where(sql`${table.status} in ('completed', 'rejected', 'cancelled')`),
  ],
);
