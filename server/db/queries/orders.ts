import { and, asc, eq, max, notInArray } from 'drizzle-orm';
import { sideExits } from '../../domain/order-states.ts';
import type { Database } from '../client.ts';
import { orderLines, orders, restaurants } from '../schema.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrder = Omit<typeof orders.$inferInsert, 'tenantId' | 'id'>;
export type NewOrderLine = Omit<typeof orderLines.$inferInsert, 'tenantId' | 'orderId' | 'id'>;

/** An order with all that its owner is shown. */
export type StoredOrder = {
  order: OrderRow;
  lines: (typeof orderLines.$inferSelect)[];
  restaurant: Pick<
    typeof restaurants.$inferSelect,
    'id' | 'name' | 'streetName' | 'city' | 'phone'
  >;
};

const byId = (tenantId: number, id: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.id, id));

/** An order of this guest; anybody else's is null (rule R62). */
export async function findOrder(
  db: Database,
  tenantId: number,
  guestId: string,
  id: string,
): Promise<StoredOrder | null> {
  const [row] = await db
    .select({ order: orders, restaurant: restaurants })
    .from(orders)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
    )
    .where(and(byId(tenantId, id), eq(orders.guestId, guestId)));
  if (!row) return null;
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantId), eq(orderLines.orderId, id)))
    .orderBy(asc(orderLines.position));
  return { ...row, lines };
}

/** Any order of the tenant, for what the server does by itself; customers get findOrder's. */
export async function findOrderById(
  db: Database,
  tenantId: number,
  id: string,
): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(byId(tenantId, id));
  return order ?? null;
}

/** The order itself, locked until the transaction ends; lock its cart first. */
export async function lockOrder(
  db: Database,
  tenantId: number,
  id: string,
): Promise<OrderRow | null> {
  const [order] = await db.select().from(orders).where(byId(tenantId, id)).for('update');
  return order ?? null;
}

/** The order that stands for a cart, paid or not (rule R52); at most one. */
export async function findLiveOrderOfCart(
  db: Database,
  tenantId: number,
  cartId: string,
): Promise<OrderRow | null> {
  const [order] = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.cartId, cartId),
        notInArray(orders.status, [...sideExits]),
      ),
    );
  return order ?? null;
}

/** The next number of a business day; safe only while the restaurant is locked (rule R62). */
export async function nextOrderNumber(
  db: Database,
  tenantId: number,
  day: { restaurantId: number; businessDay: string },
): Promise<number> {
  const [row] = await db
    .select({ last: max(orders.number) })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.restaurantId, day.restaurantId),
        eq(orders.businessDay, day.businessDay),
      ),
    );
  return (row?.last ?? 0) + 1;
}

/** @returns the new order's public id. */
export async function insertOrder(
  db: Database,
  tenantId: number,
  order: NewOrder,
  lines: readonly NewOrderLine[],
): Promise<string> {
  const [row] = await db
    .insert(orders)
    .values({ ...order, tenantId })
    .returning({ id: orders.id });
  if (!row) throw new Error('PostgreSQL returned no id for a new order');
  await db.insert(orderLines).values(lines.map((line) => ({ ...line, tenantId, orderId: row.id })));
  return row.id;
}

/** What changes about an order after it was placed; what was sold never does (rule R14). */
export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'status'
    | 'paymentStatus'
    | 'placedAt'
    | 'promisedAt'
    | 'statusReason'
    | 'holdUntil'
    | 'acceptUntil'
    | 'heldReleasedAt'
  >
>;

/** Changes an order whose lock the caller holds. */
export async function changeOrder(
  db: Database,
  tenantId: number,
  id: string,
  change: OrderChange,
): Promise<OrderRow> {
  const [order] = await db.update(orders).set(change).where(byId(tenantId, id)).returning();
  if (!order) throw new Error(`order ${id} vanished while it was changed`);
  return order;
}

/** Changes something besides an order's state; moveOrder moves it (rule R56). */
export async function updateOrder(
  db: Database,
  tenantId: number,
  id: string,
  change: Partial<Pick<OrderRow, 'status' | 'paymentStatus' | 'placedAt'>>,
): Promise<void> {
  await db.update(orders).set(change).where(byId(tenantId, id));
}
