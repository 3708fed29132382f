import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core';
import type { LineChange } from '#schemas/api/order-changes.ts';
import { orderEvents } from './order-events.ts';
import { orders } from './ordering.ts';

const ref = (name: string) => bigint(name, { mode: 'number' });

/**
 * What staff changed of an order's lines after it was accepted, beside the event that says who and
 * when. Amounts in minor units.
 */
export const orderChanges = pgTable(
  'order_changes',
  {
    tenantId: integer('tenant_id').notNull(),
    eventId: ref('event_id').notNull(),
    orderId: uuid('order_id').notNull(),
    /** What the call asked for: its key with something else is refused. */
    requestHash: text('request_hash').notNull(),
    lines: jsonb().$type<LineChange[]>().notNull(),
    totalWas: ref('total_was').notNull(),
    totalNow: ref('total_now').notNull(),
    refunded: ref('refunded').notNull(),
    collectWas: ref('collect_was').notNull(),
    collectNow: ref('collect_now').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.eventId] }),
    foreignKey({
      columns: [table.tenantId, table.eventId],
      foreignColumns: [orderEvents.tenantId, orderEvents.id],
    }).onDelete('cascade'),
    foreignKey({
      columns: [table.tenantId, table.orderId],
      foreignColumns: [orders.tenantId, orders.id],
    }).onDelete('cascade'),
    index('order_changes_order').on(table.tenantId, table.orderId),
  ],
);
