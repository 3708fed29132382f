import { and, asc, count, desc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { insertGuestOnce } from './guests.ts';
import { carts, guests, idempotencyKeys, orders, restaurants } from '../schema.ts';
import type { OrderRow } from './orders.ts';

const ofTenant = (tenantId: number) => and(eq(orders.tenantId, tenantId), eq(orders.isTest, true));

/** Numbers below 0, downwards: two at once may be given the same, and one of them tries again. */
export async function nextTestNumber(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<number> {
  const [row] = await db
    .select({ number: sql<number>`least(coalesce(min(${orders.number}), 0), 0) - 1` })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.restaurantId, restaurantId)));
  return row?.number ?? -1;
}

export type ListedTestOrder = Pick<
  OrderRow,
  'id' | 'number' | 'status' | 'placedAt' | 'isMailed' | 'customer'
> & { restaurant: { id: number; name: string } };

/** A tenant's test orders, the newest first. */
export function listTestOrders(db: Database, tenantId: number): Promise<ListedTestOrder[]> {
  const { id, number, status, placedAt, isMailed, customer } = orders;
  return db
    .select({
      id,
      number,
      status,
      placedAt,
      isMailed,
      customer,
      restaurant: { id: restaurants.id, name: restaurants.name },
    })
    .from(orders)
    .innerJoin(
      restaurants,
      and(eq(restaurants.tenantId, orders.tenantId), eq(restaurants.id, orders.restaurantId)),
    )
    .where(ofTenant(tenantId))
    .orderBy(desc(placedAt), asc(number));
}

export async function countTestOrders(db: Database, tenantId: number): Promise<number> {
  const [row] = await db.select({ found: count() }).from(orders).where(ofTenant(tenantId));
  return row?.found ?? 0;
}

/** Whether a guest's test order was placed. */
export async function hasTestOrder(
  db: Database,
  tenantId: number,
  shopperId: string,
): Promise<boolean> {
  const rows = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(ofTenant(tenantId), eq(orders.shopperId, shopperId)))
    .limit(1);
  return rows.length > 0;
}

/**
 * A guest for a test order, one for each key: of two who ask at once the second waits for the
 * first and gets the same.
 * @returns null where the number is another guest's.
 */
export async function upsertTestGuest(
  tx: Database,
  tenantId: number,
  guest: { guestNumber: number; tokenHash: string; now: Date },
): Promise<{ id: string; isNew: boolean } | null> {
  const { guestNumber, tokenHash, now } = guest;
  const values = { guestNumber, tokenHash, createdAt: now, lastUsedAt: now };
  const made = await insertGuestOnce(tx, tenantId, values);
  if (made) return { id: made.id, isNew: true };
  const [known] = await tx
    .select({ id: guests.id })
    .from(guests)
    .where(and(eq(guests.tenantId, tenantId), eq(guests.tokenHash, tokenHash)));
  return known ? { id: known.id, isNew: false } : null;
}

/** The version of a guest's open cart, which was made for a test order; null: it was ordered. */
export async function findTestCart(
  db: Database,
  tenantId: number,
  shopperId: string,
): Promise<{ restaurantId: number; version: number } | null> {
  const [cart] = await db
    .select({ restaurantId: carts.restaurantId, version: carts.version })
    .from(carts)
    .where(
      and(eq(carts.tenantId, tenantId), eq(carts.shopperId, shopperId), isNull(carts.closedAt)),
    );
  return cart ?? null;
}

/**
 * Removes a test order that its caller locked with its cart: its lines, events and tickets go with
 * it, mails that were not sent and replies that were kept. Its guest stays, without anything: a
 * call that comes again late finds that its order was placed.
 */
export async function deleteTestOrder(
  tx: Database,
  tenantId: number,
  { id, shopperId }: Pick<OrderRow, 'id' | 'shopperId'>,
): Promise<void> {
  await tx.execute(sql`
    select graphile_worker.complete_jobs(array(
      select jobs.id from graphile_worker._private_jobs jobs
      where jobs.payload->>'tenantId' = ${String(tenantId)} and jobs.payload->>'orderId' = ${id}
    ))`);
  await tx.delete(orders).where(and(ofTenant(tenantId), eq(orders.id, id)));
  await tx.delete(carts).where(and(eq(carts.tenantId, tenantId), eq(carts.shopperId, shopperId)));
  await tx
    .delete(idempotencyKeys)
    .where(and(eq(idempotencyKeys.tenantId, tenantId), eq(idempotencyKeys.ownerId, shopperId)));
}
