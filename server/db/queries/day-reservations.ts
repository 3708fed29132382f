import { and, asc, eq, gte, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { reservations, reservationTables } from '../schema.ts';
import { selectReservations, type StoredReservation } from './reservations.ts';

/** More does not begin in a day. */
const mostOfDay = 2000;

/** What begins between two instants, in order; a hold that is over is none (rule R91). */
export function listReservationsBetween(
  db: Database,
  tenantId: number,
  asked: { restaurantId: number; from: Date; until: Date; now: Date },
): Promise<StoredReservation[]> {
  const { restaurantId, from, until, now } = asked;
  return selectReservations(
    db,
    and(
      eq(reservations.tenantId, tenantId),
      eq(reservations.restaurantId, restaurantId),
      gte(reservations.startsAt, from),
      lt(reservations.startsAt, until),
      sql`(${reservations.state} <> 'held' or ${reservations.heldUntil} > ${now.toISOString()})`,
    ),
    { order: [asc(reservations.startsAt), asc(reservations.number)], most: mostOfDay },
  );
}

/** What staff made by a call with this key; null: nothing yet. */
export async function findReservationByKey(
  db: Database,
  tenantId: number,
  idempotencyKey: string,
): Promise<StoredReservation | null> {
  const [found] = await selectReservations(
    db,
    and(eq(reservations.tenantId, tenantId), eq(reservations.idempotencyKey, idempotencyKey)),
    { order: [], most: 1 },
  );
  return found ?? null;
}

const ofReservation = (tenantId: number, reservationId: string) =>
  and(eq(reservationTables.tenantId, tenantId), eq(reservationTables.reservationId, reservationId));

/** Frees the tables of a reservation, which still names them for whoever takes that back. */
export async function freeTables(
  tx: Database,
  tenantId: number,
  reservationId: string,
): Promise<void> {
  await tx
    .update(reservationTables)
    .set({ during: 'empty' })
    .where(ofReservation(tenantId, reservationId));
}

const at = (instant: number) => sql`${new Date(instant).toISOString()}::timestamptz`;

/** Frees the tables of a reservation from an instant (epoch ms) on. */
export async function freeTablesFrom(
  tx: Database,
  tenantId: number,
  { reservationId, from }: { reservationId: string; from: number },
): Promise<void> {
  const before = sql`tstzrange(null, ${at(from)})`;
  await tx
    .update(reservationTables)
    .set({ during: sql`${reservationTables.during} * ${before}` })
    .where(ofReservation(tenantId, reservationId));
}

/**
 * Gives a reservation the tables that it names until an instant: from when it had them, or from `from`
 * where that is earlier or it had none any more. All in epoch milliseconds.
 * @throws what `isTableTaken` knows, where another reservation has one of them then (rule R88).
 */
export async function takeTablesAgain(
  tx: Database,
  tenantId: number,
  { reservationId, from, until }: { reservationId: string; from: number; until: number },
): Promise<void> {
  const since = sql`least(lower(${reservationTables.during}), ${at(from)})`;
  await tx
    .update(reservationTables)
    .set({ during: sql`tstzrange(${since}, ${at(until)})` })
    .where(ofReservation(tenantId, reservationId));
}
