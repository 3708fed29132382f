import { getTableColumns, sql } from 'drizzle-orm';
import type { Placeholder } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../client.ts';
import { prepareSql } from '../prepare-sql.ts';
import { orderEvents, orderLines, orders, payments, slotUsage } from '../schema.ts';
import type { OrderEventRow } from './order-events.ts';
import type { NewOrderLine, OrderRow, StoredOrder } from './orders.ts';
import type { SlotChange } from './slot-usage.ts';
import { stockValues, stockWrites } from './stock.ts';
import type { StockChange } from './stock.ts';

export type PlacedOrder = {
  order: OrderRow;
  /** With ids that were drawn for them, as those of the events. */
  lines: readonly (NewOrderLine & { id: number })[];
  /** In the order they happened. */
  events: readonly Omit<OrderEventRow, 'tenantId' | 'orderId'>[];
  /** What waits at the counter, and what its gift cards pay; a card's comes later. */
  payments: readonly Omit<typeof payments.$inferSelect, 'tenantId' | 'orderId'>[];
};

/** What the queue is to do, by its task (server/jobs/outbox.ts), with how many attempts at most. */
export type QueuedJob = { task: string; job: string; mostAttempts: number };

/** A placed order with what is written beside it. */
type PlacementWrites = PlacedOrder & {
  stock: readonly StockChange[];
  slot: SlotChange | null;
  mail: QueuedJob | null;
};

/** A placed order as it will stand once `insertPlacedOrder` is done. */
export function storedOrderOf(
  tenantId: number,
  { order, lines, events, payments: paid }: PlacedOrder,
): Omit<StoredOrder, 'restaurant' | 'locale'> {
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
 * Writes an order with its lines, events and payments, what it takes of counted dishes and of its
 * time, and its mail into the outbox; takes its cart where it is placed; and notifies everybody who
 * follows it: all in one statement, for each one costs the program as much as the database.
 *
 * The mail does not wake the queue, which looks for itself within two seconds: mails wait for quiet
 * anyway. `add_job` plans its statements anew each time, and is called only where the queue does not
 * know the task yet.
 */
export async function insertPlacedOrder(
  tx: Database,
  tenantId: number,
  { order, lines, events, payments: paid, stock, slot, mail }: PlacementWrites,
): Promise<void> {
  const own = { tenantId, orderId: order.id };
  await orderInsert(tx, {
    tenantId,
    order: texts.order([order]),
    lines: texts.lines(lines.map((line) => ({ ...own, ...line }))),
    events: texts.events(events.map((event) => ({ ...own, ...event }))),
    payments: texts.payments(paid.map((payment) => ({ ...own, ...payment }))),
    takenCart: order.status === 'pending_payment' ? null : order.cartId,
    placedAt: order.placedAt.toISOString(),
    ...stockValues(stock),
    restaurantId: order.restaurantId,
    startsAt: slot?.startsAt.toISOString() ?? null,
    slotOrders: slot?.orders ?? 0,
    slotUnits: slot?.units ?? 0,
    task: mail?.task ?? null,
    job: mail?.job ?? null,
    mostAttempts: mail?.mostAttempts ?? null,
    notice: `${tenantId}:${order.id}`,
  });
}

const given = sql.placeholder;

/** How the queue knows the task of the mail, if it does. */
const task = sql`(
  select id from graphile_worker._private_tasks where identifier = ${given('task')}::text
) task`;

const orderInsert = prepareSql(
  'insert_placed_order',
  () => sql`
    with written as (${insertAll(orders, given('order'))}),
    line as (${insertAll(orderLines, given('lines'))}),
    event as (${insertAll(orderEvents, given('events'))}),
    paid as (${insertAll(payments, given('payments'))}),
    taken as (
      update carts set closed_at = ${given('placedAt')}::timestamptz
      where tenant_id = ${given('tenantId')}::int and id = ${given('takenCart')}::uuid
    ), ${stockWrites()}, counted as (
      update ${slotUsage} set orders = orders + ${given('slotOrders')}::int,
        units = units + ${given('slotUnits')}::int
      where tenant_id = ${given('tenantId')}::int and restaurant_id = ${given('restaurantId')}::bigint
        and starts_at = ${given('startsAt')}::timestamptz
    ), mailed as (
      insert into graphile_worker._private_jobs (task_id, payload, max_attempts)
      select id, ${given('job')}::json, ${given('mostAttempts')}::int from ${task}
    )
    select pg_notify('order_changed', ${given('notice')}::text), (
      select (graphile_worker.add_job(${given('task')}::text, ${given('job')}::json,
        max_attempts => ${given('mostAttempts')}::int)).id
      where ${given('task')}::text is not null and not exists (select 1 from ${task})
    )`,
);

/** Every column of a table: its field, and its name. */
const columnsOf = (table: PgTable) =>
  Object.entries(getTableColumns(table)).map(([field, { name }]) => ({ field, name }));

type Rows = readonly Record<string, unknown>[];

/** Rows as one JSON text, which is far quicker to send than a parameter for each field. */
function rowsOf(table: PgTable): (rows: Rows) => string {
  const columns = columnsOf(table);
  return (rows) =>
    JSON.stringify(
      rows.map((row) => {
        const named: Record<string, unknown> = {};
        for (const { field, name } of columns) named[name] = row[field];
        return named;
      }),
    );
}

const texts = {
  order: rowsOf(orders),
  lines: rowsOf(orderLines),
  events: rowsOf(orderEvents),
  payments: rowsOf(payments),
};

function insertAll(table: PgTable, rows: Placeholder) {
  const names = sql.join(
    columnsOf(table).map(({ name }) => sql.identifier(name)),
    sql`, `,
  );
  return sql`insert into ${table} (${names})
    select ${names} from jsonb_populate_recordset(null::${table}, ${rows}::jsonb)`;
}
