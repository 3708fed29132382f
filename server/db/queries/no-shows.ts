import { and, arrayOverlaps, count, desc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { noShows, orders } from '../schema.ts';
import type { OrderRow } from './orders.ts';

export type NoShowRow = typeof noShows.$inferSelect;

/** An uncollected order that counts. */
export type CountedNoShow = Pick<NoShowRow, 'at' | 'customerKeys'> & {
  order: Pick<OrderRow, 'id' | 'number' | 'customer'>;
};

/** Writes down that nobody came for an order; once. */
export async function insertNoShow(
  tx: Database,
  tenantId: number,
  noShow: Omit<NoShowRow, 'tenantId' | 'forgivenAt'>,
): Promise<void> {
  await tx
    .insert(noShows)
    .values({ tenantId, ...noShow })
    .onConflictDoNothing();
}

type Customer = { restaurantId: number; customerKeys: readonly string[] };

const counted = (tenantId: number, restaurantId: number) =>
  and(
    eq(noShows.tenantId, tenantId),
    eq(noShows.restaurantId, restaurantId),
    isNull(noShows.forgivenAt),
  );

const ofCustomer = (tenantId: number, { restaurantId, customerKeys }: Customer) =>
  and(counted(tenantId, restaurantId), arrayOverlaps(noShows.customerKeys, [...customerKeys]));

/** How many orders a customer of any of these names did not collect. */
export async function countNoShows(
  db: Database,
  tenantId: number,
  customer: Customer,
): Promise<number> {
  const [row] = await db
    .select({ found: count() })
    .from(noShows)
    .where(ofCustomer(tenantId, customer));
  return row?.found ?? 0;
}

/** Those that count, newest first. */
export async function listNoShows(
  db: Database,
  tenantId: number,
  { restaurantId, most }: { restaurantId: number; most: number },
): Promise<CountedNoShow[]> {
  return db
    .select({
      at: noShows.at,
      customerKeys: noShows.customerKeys,
      order: { id: orders.id, number: orders.number, customer: orders.customer },
    })
    .from(noShows)
    .innerJoin(orders, and(eq(orders.tenantId, noShows.tenantId), eq(orders.id, noShows.orderId)))
    .where(counted(tenantId, restaurantId))
    .orderBy(desc(noShows.at), desc(noShows.orderId))
    .limit(most);
}

/**
 * Lets all of a customer's count no more, by one of their orders.
 * @returns whether the restaurant has such an order that was not collected.
 */
export async function forgiveNoShows(
  tx: Database,
  tenantId: number,
  { restaurantId, orderId, now }: { restaurantId: number; orderId: string; now: Date },
): Promise<boolean> {
  const [row] = await tx
    .select({ customerKeys: noShows.customerKeys })
    .from(noShows)
    .where(
      and(
        eq(noShows.tenantId, tenantId),
        eq(noShows.restaurantId, restaurantId),
        eq(noShows.orderId, orderId),
      ),
    );
  if (!row) return false;
  await tx
    .update(noShows)
    .set({ forgivenAt: now })
    .where(ofCustomer(tenantId, { restaurantId, ...row }));
  return true;
}
