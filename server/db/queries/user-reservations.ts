import { sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { reservations, reservationTables } from '../schema.ts';

/**
 * Takes everything personal from a user's reservations (rule R94). Nobody would know whom a coming one
 * is for, so it is cancelled and its tables are free; that a table was taken once stays.
 */
export async function leaveReservations(
  tx: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const own = sql`tenant_id = ${tenantId} and shopper_id = ${userId}`;
  const isComing = sql`state in ('held', 'confirmed') and starts_at > ${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    delete from ${reservationTables}
    where tenant_id = ${tenantId} and reservation_id in (
      select id from ${reservations} where ${own} and ${isComing}
    )`);
  await tx.execute(sql`
    update ${reservations} set
      state = case when ${isComing} then 'cancelled' else state end,
      revision = revision + 1, name = '', email = '', phone = '', wishes = '', note = ''
    where ${own}`);
}
