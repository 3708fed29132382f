import { and, count, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { guests, reservations, reservationTables } from '../schema.ts';
import { notifyReservationChange } from './notify.ts';
import { queueReservationWebhooks } from './queue-webhooks.ts';

/**
 * Takes everything personal from a user's reservations (rule R94). Nobody would know whom a coming one
 * is for, so it is cancelled, its tables are free, and the desk and other systems are told; that a
 * table was taken once stays.
 */
export async function leaveReservations(
  tx: Database,
  tenantId: number,
  { userId, now }: { userId: string; now: Date },
): Promise<void> {
  const own = and(eq(reservations.tenantId, tenantId), eq(reservations.shopperId, userId));
  const all = await tx
    .select({
      id: reservations.id,
      restaurantId: reservations.restaurantId,
      state: reservations.state,
      startsAt: reservations.startsAt,
    })
    .from(reservations)
    .where(own)
    .for('no key update');
  const coming = all.filter(
    ({ state, startsAt }) => (state === 'held' || state === 'confirmed') && startsAt > now,
  );
  const ids = coming.map(({ id }) => id);
  await tx
    .delete(reservationTables)
    .where(
      and(eq(reservationTables.tenantId, tenantId), inArray(reservationTables.reservationId, ids)),
    );
  await tx
    .update(reservations)
    .set({
      state: sql`case when ${inArray(reservations.id, ids)} then 'cancelled' else state end`,
      revision: sql`${reservations.revision} + 1`,
      name: '',
      email: '',
      phone: '',
      wishes: '',
      note: '',
    })
    .where(own);
  for (const { id: reservationId, restaurantId, state } of coming) {
    // What was only held nobody was told of.
    if (state === 'held') continue;
    await queueReservationWebhooks(tx, tenantId, {
      reservationId,
      restaurantId,
      type: 'reservation.cancelled',
      cause: { state: 'cancelled', changed: ['state', 'details'] },
      now,
    });
  }
  for (const restaurantId of new Set(all.map((row) => row.restaurantId))) {
    await notifyReservationChange(tx, tenantId, restaurantId);
  }
}

/** What guests booked with an address; an index finds it (schema/reservations.ts). */
const claimable = (tenantId: number, email: string) =>
  and(
    eq(reservations.tenantId, tenantId),
    sql`${reservations.email} <> '' and lower(${reservations.email}) = ${email}`,
    sql`${reservations.state} <> 'held'`,
    sql`exists (select 1 from ${guests} where ${guests.tenantId} = ${reservations.tenantId}
      and ${guests.id} = ${reservations.shopperId})`,
  );

/** Reservations that guests made with an address. @param email in lower case, verified */
export async function countClaimableReservations(
  db: Database,
  tenantId: number,
  email: string,
): Promise<number> {
  const [row] = await db
    .select({ all: count() })
    .from(reservations)
    .where(claimable(tenantId, email));
  return row?.all ?? 0;
}

/** Gives these reservations to a user, past ones too. @returns how many */
export async function claimReservations(
  tx: Database,
  tenantId: number,
  { email, userId }: { email: string; userId: string },
): Promise<number> {
  const { rowCount } = await tx
    .update(reservations)
    .set({ shopperId: userId })
    .where(claimable(tenantId, email));
  return rowCount ?? 0;
}

/** Gives a guest's reservations to the user whom they have become. */
export async function giveReservations(
  tx: Database,
  tenantId: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await tx
    .update(reservations)
    .set({ shopperId: to })
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.shopperId, from)));
}
