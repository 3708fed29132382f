import { and, count, desc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { OrderStatus } from '#schemas/api/orders.ts';
import type { Database } from '../client.ts';
import { carts, guests, orders } from '../schema.ts';
import { isSeen } from '../schema/order-states.ts';

/** An order of these can still change, be paid for or be cooked. */
const underWay = [
  'pending_payment',
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
] as const satisfies readonly OrderStatus[];

const ofShopper = (tenantId: number, shopperId: string) =>
  and(eq(orders.tenantId, tenantId), eq(orders.shopperId, shopperId));

/** Gives a guest's orders that are under way to the user whom they have become. @returns their ids */
export const takeOrdersUnderWay = (
  tx: Database,
  tenantId: number,
  { from, to }: { from: string; to: string },
): Promise<string[]> =>
  giveOrders(tx, to, and(ofShopper(tenantId, from), inArray(orders.status, [...underWay])));

/** Whether an order waits for its money that took, or will take, a cart. */
export async function isCartWaiting(
  tx: Database,
  tenantId: number,
  cartId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.tenantId, tenantId),
        eq(orders.cartId, cartId),
        eq(orders.status, 'pending_payment'),
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Gives a whole cart to another shopper. */
export async function giveCart(
  tx: Database,
  tenantId: number,
  { cartId, to }: { cartId: string; to: string },
): Promise<void> {
  await tx
    .update(carts)
    .set({ shopperId: to })
    .where(and(eq(carts.tenantId, tenantId), eq(carts.id, cartId)));
}

/** Orders of guests with an address; the index of addresses finds them (schema/ordering.ts). */
const claimable = (tenantId: number, email: string) =>
  and(
    eq(orders.tenantId, tenantId),
    sql`lower(${orders.customer}->>'email') = ${email}`,
    isSeen(orders),
    sql`exists (select 1 from ${guests} where ${guests.tenantId} = ${orders.tenantId}
      and ${guests.id} = ${orders.shopperId})`,
  );

/** Orders that were placed by guests with an address. @param email in lower case, verified */
export async function countClaimable(
  db: Database,
  tenantId: number,
  email: string,
): Promise<number> {
  const [row] = await db.select({ all: count() }).from(orders).where(claimable(tenantId, email));
  return row?.all ?? 0;
}

/** Gives these orders to a user. @returns their ids */
export const claimOrders = (
  tx: Database,
  tenantId: number,
  { email, userId }: { email: string; userId: string },
): Promise<string[]> => giveOrders(tx, userId, claimable(tenantId, email));

async function giveOrders(tx: Database, to: string, which: SQL | undefined): Promise<string[]> {
  const moved = await tx
    .update(orders)
    .set({ shopperId: to })
    .where(which)
    .returning({ tenantId: orders.tenantId, id: orders.id });
  const [first] = moved;
  if (!first) return [];
  // What they used of a coupon counts as the user's, too (rule R43).
  await tx.execute(sql`
    update coupon_uses set customer_keys = array_append(customer_keys, ${`shopper:${to}`})
    where tenant_id = ${first.tenantId}
      and order_id = any(${sql.param(moved.map(({ id }) => id))}::uuid[])
      and not ${`shopper:${to}`} = any(customer_keys)`);
  return moved.map(({ id }) => id);
}

/** Whether an order of a user is under way. */
export async function hasOrderUnderWay(
  tx: Database,
  tenantId: number,
  userId: string,
): Promise<boolean> {
  const rows = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofShopper(tenantId, userId), inArray(orders.status, [...underWay])))
    .limit(1);
  return rows.length > 0;
}

/** Ids of a user's orders, the newest first. */
export async function listOrderIds(
  db: Database,
  tenantId: number,
  { userId, most }: { userId: string; most: number },
): Promise<{ ids: string[]; total: number }> {
  const which = ofShopper(tenantId, userId);
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(which)
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(most);
  const [all] = await db.select({ total: count() }).from(orders).where(which);
  return { ids: rows.map(({ id }) => id), total: all?.total ?? 0 };
}
