import { and, eq } from 'drizzle-orm';
import type { Database } from '#server/db/client.ts';
import { guests, orders } from '#server/db/schema.ts';

/** Every order of a guest, whatever became of it. */
export async function ordersOf(db: Database, guestNumber: number) {
  const rows = await db
    .select({ order: orders })
    .from(orders)
    .innerJoin(guests, and(eq(guests.tenantId, orders.tenantId), eq(guests.id, orders.shopperId)))
    .where(eq(guests.guestNumber, guestNumber));
  return rows.map(({ order }) => order);
}
