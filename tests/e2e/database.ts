import { and, eq, sql } from 'drizzle-orm';
import { notifyConfigChange } from '#server/db/queries/notify.ts';
import type { Database } from '#server/db/client.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { orders, payments, restaurants } from '#server/db/schema.ts';
import type { Shop } from './demo-shops.ts';
import { e2eDataFolder } from './environment.ts';

/** Works on the database of the running program, beside it. */
export async function withDatabase<T>(work: (db: Database) => Promise<T>): Promise<T> {
  // The program is given DATABASE_URL too, where it is set.
  const given = { databaseUrl: process.env['DATABASE_URL'], dataDir: e2eDataFolder };
  const { db, close } = await openDatabase(given, () => undefined);
  try {
    return await work(db);
  } finally {
    await close();
  }
}

/** How many orders the guest of this order has made in all. */
export function countOrdersOfSameGuest(orderId: string): Promise<number> {
  return withDatabase(async (db) => {
    const owner = db.select({ id: orders.shopperId }).from(orders).where(eq(orders.id, orderId));
    return db.$count(orders, sql`${orders.shopperId} in ${owner}`);
  });
}

/** The amounts of an order in the database, in cents: its total, what is due, what was paid. */
export function readAmounts(
  orderId: string,
): Promise<{ total: number; due: number; paid: number[] }> {
  return withDatabase(async (db) => {
    const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
    if (!order) throw new Error(`The database has no order ${orderId}.`);
    const taken = await db
      .select({ amount: payments.amount })
      .from(payments)
      .where(and(eq(payments.orderId, orderId), eq(payments.status, 'succeeded')));
    return { total: order.total, due: order.due, paid: taken.map(({ amount }) => amount) };
  });
}

/** Switches online orders of a restaurant on or off; open pages notice at their next load. */
export function setOnlineOrdersEnabled(
  { tenantId }: Shop,
  restaurantId: number,
  isOnlineOrderEnabled: boolean,
): Promise<void> {
  return withDatabase((db) =>
    db.transaction(async (tx) => {
      const isThisOne = and(eq(restaurants.tenantId, tenantId), eq(restaurants.id, restaurantId));
      await tx.update(restaurants).set({ isOnlineOrderEnabled }).where(isThisOne);
      await notifyConfigChange(tx, tenantId);
    }),
  );
}
