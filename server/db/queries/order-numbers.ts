import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { orderNumbers } from '../schema.ts';

/**
 * The next number of a restaurant's business day (rule R62). Its row stays locked until the
 * transaction ends, so take it last.
 */
export async function nextOrderNumber(
  tx: Database,
  tenantId: number,
  day: { restaurantId: number; businessDay: string },
): Promise<number> {
  const [row] = await tx
    .insert(orderNumbers)
    .values({ ...day, tenantId, last: 1 })
    .onConflictDoUpdate({
      target: [orderNumbers.tenantId, orderNumbers.restaurantId, orderNumbers.businessDay],
      set: { last: sql`${orderNumbers.last} + 1` },
    })
    .returning({ number: orderNumbers.last });
  if (!row) throw new Error('PostgreSQL gave no number for an order');
  return row.number;
}
