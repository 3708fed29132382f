import { and, asc, eq, isNull, lte, ne, notInArray, or, sql } from 'drizzle-orm';
import type { HeldGoods } from '#schemas/rules/pricing/held-goods.ts';
import { orderStatus } from '#schemas/api/orders.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { Database } from '../client.ts';
import { prepareOnce } from '../prepare-once.ts';
import { orderLines, orders, restaurants } from '../schema.ts';
import { inTurns } from '../tenants-with-due.ts';
import { findMoneyOfOrder } from './order-money.ts';
import type { OrderMoney } from './order-money.ts';
import { listOrderEvents } from './order-events.ts';
import { localeOfTenant } from './tenant-locale.ts';
import type { NamedOrderEvent } from './order-events.ts';
import type { Restaurant } from './restaurants.ts';

export type OrderRow = typeof orders.$inferSelect;
export type NewOrderLine = Omit<typeof orderLines.$inferSelect, 'tenantId' | 'orderId' | 'id'>;

/** An order with all that its owner is shown. */
export type StoredOrder = {
  order: OrderRow;
  lines: (typeof orderLines.$inferSelect)[];
  /** Oldest first. */
  events: NamedOrderEvent[];
  money: OrderMoney;
  /** The tenant's, by whose country telephone numbers are shown. */
  locale: string;
  restaurant: Pick<
    Restaurant,
    | 'id'
    | 'name'
    | 'streetName'
    | 'city'
    | 'phone'
    | 'taxNumber'
    | 'email'
    | 'cancelMinutes'
    | 'leadMinutes'
    | 'deliveryMinutes'
    | 'staffRefundLimit'
  >;
};

const unfulfilledStatuses = orderStatus.options.filter(isUnfulfilled);

const byId = (tenantId: number, id: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.id, id));

/** An order of this guest; anybody else's is null (rule R62). */
export async function findOrder(
  db: Database,
  tenantId: number,
  shopperId: string,
  id: string,
): Promise<StoredOrder | null> {
  const stored = await findStoredOrder(db, tenantId, id);
  return stored?.order.shopperId === shopperId ? stored : null;
}

const [tenantParam, orderParam] = [sql.placeholder('tenantId'), sql.placeholder('id')];

const ownerOfOrder = prepareOnce((db) =>
  db
    .select({ shopperId: orders.shopperId })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantParam), eq(orders.id, orderParam)))
    .prepare('owner_of_order'),
);

/** Whose an order is; null: there is none. */
export async function findOwnerOfOrder(
  db: Database,
  tenantId: number,
  id: string,
): Promise<string | null> {
  const [row] = await ownerOfOrder(db).execute({ tenantId, id });
  return row?.shopperId ?? null;
}

/** An order whoever it belongs to: the caller has seen to who may read it. */
export async function findStoredOrder(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredOrder | null> {
  // Before the order: a step taken in between is then one that is still to come. The other way
  // round an old order would bear the newest event, and who follows it would never see the step.
  const events = await listOrderEvents(db, tenantId, id);
  const [row] = await orderWithRestaurant(db).execute({ tenantId, id });
  if (!row) return null;
  const lines = await listOrderLines(db, tenantId, id);
  const money = await findMoneyOfOrder(db, tenantId, id);
  return { ...row, lines, events, money };
}

const orderWithRestaurant = prepareOnce((db) =>
  db
    .select({ order: orders, restaurant: restaurants, locale: localeOfTenant(orders.tenantId) })
    .from(orders)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
    )
    .where(and(eq(orders.tenantId, tenantParam), eq(orders.id, orderParam)))
    .prepare('order_with_restaurant'),
);

const linesOfOrder = prepareOnce((db) =>
  db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.tenantId, tenantParam), eq(orderLines.orderId, orderParam)))
    .orderBy(asc(orderLines.position))
    .prepare('lines_of_order'),
);

/** What was sold, in the order of the cart. */
export const listOrderLines = (
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredOrder['lines']> => linesOfOrder(db).execute({ tenantId, id });

/** The order's row alone, whoever it belongs to. */
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

/** The same for a job: null where somebody else holds the lock, for they see to the order. */
export async function lockOrderIfFree(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<OrderRow | null> {
  const [order] = await tx
    .select()
    .from(orders)
    .where(byId(tenantId, id))
    .for('update', { skipLocked: true });
  return order ?? null;
}

/** Orders of all tenants that waited too long for money, longest first. */
export async function listOverdueOrders(
  db: Database,
  now: Date,
  most: number,
): Promise<Pick<OrderRow, 'tenantId' | 'id'>[]> {
  return db
    .select({ tenantId: orders.tenantId, id: orders.id })
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lte(orders.holdUntil, now)))
    .orderBy(inTurns(orders, orders.holdUntil))
    .limit(most);
}

/** Orders of all tenants that nobody answered in time and about which something is still to be done. */
export async function listUnansweredOrders(
  db: Database,
  now: Date,
  most: number,
): Promise<Pick<OrderRow, 'tenantId' | 'id'>[]> {
  return db
    .select({ tenantId: orders.tenantId, id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'placed'),
        lte(orders.acceptUntil, now),
        or(isNull(orders.remindedAt), ne(orders.ifUnanswered, 'wait')),
      ),
    )
    .orderBy(inTurns(orders, orders.acceptUntil))
    .limit(most);
}

/** The order that stands for a cart, paid or not (rule R52); at most one. Lock the cart first. */
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
        notInArray(orders.status, unfulfilledStatuses),
      ),
    );
  return order ?? null;
}

/** Dishes and options that a shopper's unpaid order at a restaurant holds; mostly none. */
export async function findHeldByOwnOrder(
  db: Database,
  tenantId: number,
  owner: { shopperId: string; restaurantId: number },
): Promise<HeldGoods['stock']> {
  const rows = await db
    .select({ held: orders.held })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.shopperId, owner.shopperId),
        eq(orders.restaurantId, owner.restaurantId),
        eq(orders.status, 'pending_payment'),
      ),
    );
  return rows.flatMap(({ held }) => held?.stock ?? []);
}

/** What changes about an order after it was placed; what was sold only where staff change its lines (rule R14). */
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
    | 'ifUnanswered'
    | 'remindedAt'
    | 'notCollectedAt'
    | 'tip'
    | 'total'
    | 'due'
    | 'amounts'
    | 'held'
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
