import { getTableColumns, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { orderEvents, orderLines, orders, payments } from '../schema.ts';
import type { OrderEventRow } from './order-events.ts';
import type { NewOrderLine, OrderRow, StoredOrder } from './orders.ts';

export type PlacedOrder = {
  order: OrderRow;
  lines: readonly NewOrderLine[];
  /** In the order they happened. */
  events: readonly Omit<OrderEventRow, 'tenantId' | 'orderId' | 'id'>[];
  /** What waits at the counter, and what its gift cards pay; a card's comes later. */
  payments: readonly Omit<typeof payments.$inferSelect, 'tenantId' | 'orderId'>[];
};

/**
 * Writes an order with its lines, events and payments, and takes its cart where it is placed, all in
 * one statement: rivals for the same time wait for each of them.
 */
export async function insertPlacedOrder(
  tx: Database,
  tenantId: number,
  { order, lines, events, payments: paid }: PlacedOrder,
): Promise<Omit<StoredOrder, 'restaurant'>> {
  const own = { tenantId, orderId: order.id };
  const isPlaced = order.status !== 'pending_payment';
  const { rows } = await tx.execute<{ lines: number[]; events: number[] }>(sql`
    with written as (${insertAll(orders, [order])}),
    line as (${insertAll(
      orderLines,
      lines.map((line) => ({ ...own, ...line })),
    )}
      returning id, position),
    event as (${insertAll(
      orderEvents,
      events.map((event) => ({ ...own, ...event })),
    )}
      returning id),
    paid as (${insertAll(
      payments,
      paid.map((payment) => ({ ...own, ...payment })),
    )}),
    taken as (
      update carts set closed_at = ${order.placedAt}
      where ${isPlaced} and tenant_id = ${tenantId} and id = ${order.cartId}
    )
    select (select json_agg(id order by position) from line) as lines,
      (select json_agg(id order by id) from event) as events`);
  const [ids] = rows;
  if (!ids) throw new Error('PostgreSQL wrote no order');
  return {
    order,
    lines: lines.map((line, index) => ({ ...own, ...line, id: idAt(ids.lines, index) })),
    events: events.map((event, index) => ({
      ...own,
      ...event,
      id: idAt(ids.events, index),
      // Staff alone read it, and they ask for the order anew.
      staffName: null,
      change: null,
    })),
    money: {
      payments: paid.map((payment) => ({ ...own, ...payment })),
      orderRefunds: [],
      refunds: [],
      disputes: [],
    },
  };
}

function idAt(ids: readonly number[], index: number): number {
  const id = ids[index];
  if (id === undefined) throw new Error('PostgreSQL wrote fewer rows than it was given');
  return id;
}

/** Rows as one JSON text, which is far quicker to send than a parameter for each field. */
function insertAll(table: PgTable, rows: readonly Record<string, unknown>[]) {
  const columns = Object.entries(getTableColumns(table)).filter(
    ([, column]) => column.generatedIdentity === undefined,
  );
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const json = JSON.stringify(
    rows.map((row) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]]))),
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${json}::jsonb)`;
}
