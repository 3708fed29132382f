import { and, eq } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orders, reservations } from '../schema.ts';

/** Whose an order is, and its times, by which the end of its link is judged; null: there is none. */
export async function findOrderOfLink(
  db: Database,
  tenantId: number,
  id: string,
): Promise<{ shopperId: string; placedAt: Date; promisedAt: Date } | null> {
  const { shopperId, placedAt, promisedAt } = orders;
  const [row] = await db
    .select({ shopperId, placedAt, promisedAt })
    .from(orders)
    .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
  return row ?? null;
}

/** The same of a reservation; one that staff made is nobody's. */
export async function findReservationOfLink(
  db: Database,
  tenantId: number,
  id: string,
): Promise<{ shopperId: string | null; endsAt: Date } | null> {
  const { shopperId, endsAt } = reservations;
  const [row] = await db
    .select({ shopperId, endsAt })
    .from(reservations)
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.id, id)));
  return row ?? null;
}
