import { getTableColumns, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import { orderEvents, orderLines, orders, payments } from '../schema.ts';
import type { OrderEventRow } from './order-events.ts';
import type { NewOrderLine, OrderRow, StoredOrder } from './orders.ts';

export type PlacedOrder = {
  order: OrderRow;
  /** With ids that were drawn for them, as those of the events. */
  lines: readonly (NewOrderLine & { id: number })[];
  /** In the order they happened. */
  events: readonly Omit<OrderEventRow, 'tenantId' | 'orderId'>[];
  /** What waits at the counter, and what its gift cards pay; a card's comes later. */
  payments: readonly Omit<typeof payments.$inferSelect, 'tenantId' | 'orderId'>[];
};

/** A placed order as it will stand once `insertPlacedOrder` is done. */
export function storedOrderOf(
  tenantId: number,
  { order, lines, events, payments: paid }: PlacedOrder,
): Omit<StoredOrder, 'restaurant'> {
  const own = { tenantId, orderId: order.id };
  return {
    order,
    lines: lines.map((line) => ({ ...own, ...line })),
    // Staff alone read whose act it was, and they ask for the order anew.
    events: events.map((event) => ({ ...own, ...event, staffName: null, change: null })),
    money: {
      payments: paid.map((payment) => ({ ...own, ...payment })),
      orderRefunds: [],
      refunds: [],
      disputes: [],
    },
  };
}

/**
 * Writes an order with its lines, events and payments, takes its cart where it is placed, all in one
 * statement: rivals for the same time wait for each of them.
 */
export async function insertPlacedOrder(
  tx: Database,
  tenantId: number,
  { order, lines, events, payments: paid }: PlacedOrder,
): Promise<void> {
  const own = { tenantId, orderId: order.id };
  await orderInsert(tx, {
    tenantId,
    order: rowsOf(orders, [order]),
    lines: rowsOf(
      orderLines,
      lines.map((line) => ({ ...own, ...line })),
    ),
    events: rowsOf(
      orderEvents,
      events.map((event) => ({ ...own, ...event })),
    ),
    payments: rowsOf(
      payments,
      paid.map((payment) => ({ ...own, ...payment })),
    ),
    takenCart: order.status === 'pending_payment' ? null : order.cartId,
    placedAt: order.placedAt.toISOString(),
  });
}

const given = sql.placeholder;

const orderInsert = prepareSql(
  'insert_placed_order',
  () => sql`
    with written as (${insertAll(orders, given('order'))}),
    line as (${insertAll(orderLines, given('lines'))}),
    event as (${insertAll(orderEvents, given('events'))}),
    paid as (${insertAll(payments, given('payments'))})
    update carts set closed_at = ${given('placedAt')}::timestamptz
    where tenant_id = ${given('tenantId')}::int and id = ${given('takenCart')}::uuid`,
);

/** Every column of a table, by the name of its field. */
const columnsOf = (table: PgTable) => Object.entries(getTableColumns(table));

/** Rows as one JSON text, which is far quicker to send than a parameter for each field. */
const rowsOf = (table: PgTable, rows: readonly Record<string, unknown>[]): string =>
  JSON.stringify(
    rows.map((row) =>
      Object.fromEntries(columnsOf(table).map(([field, { name }]) => [name, row[field]])),
    ),
  );

function insertAll(table: PgTable, rows: Placeholder) {
  const names = sql.join(
    columnsOf(table).map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}
