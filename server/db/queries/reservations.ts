import { and, eq, lte, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { notifyReservationChange } from './notify.ts';
import { reservationSettings, reservations, reservationTables, restaurants } from '../schema.ts';
import { shoppers } from '../schema.ts';
import { localeOfTenant } from './tenant-locale.ts';
import { listTenantsWithDue } from '../tenants-with-due.ts';

export type ReservationRow = typeof reservations.$inferSelect;

/** A reservation with what it is shown with. */
export type StoredReservation = {
  reservation: ReservationRow;
  timeZone: string;
  /** The tenant's, by whose country telephone numbers are shown. */
  locale: string;
  /** Until so long before it may be changed by whoever made it. */
  changeMinutes: number;
  /** A mail reminds so long before; null: none does. */
  reminderMinutes: number | null;
  /** What the area of its table is called; null: the restaurant has one area. */
  area: string | null;
  /** Empty where it takes none. */
  tableIds: number[];
};

const tableIds = sql<number[]>`coalesce((
  select json_agg(t.table_id order by t.table_id) from reservation_tables t
  where t.tenant_id = ${reservations.tenantId} and t.reservation_id = ${reservations.id}
), '[]')`;

const area = sql<string | null>`(
  select a.name from areas a
  where a.tenant_id = ${reservations.tenantId}
    and a.id = coalesce((
      select d.area_id from reservation_tables t
      join dining_tables d on d.tenant_id = t.tenant_id and d.id = t.table_id
      where t.tenant_id = ${reservations.tenantId} and t.reservation_id = ${reservations.id}
      order by t.table_id limit 1
    ), ${reservations.areaId})
    and exists (
      select from areas other
      where other.tenant_id = a.tenant_id and other.restaurant_id = a.restaurant_id
        and other.id <> a.id
    )
)`;

/** Reservations with what they are shown with, for any condition on them. */
export function selectReservations(
  db: Database,
  which: SQL | undefined,
  { order, most }: { order: SQL[]; most: number },
): Promise<StoredReservation[]> {
  return db
    .select({
      reservation: reservations,
      timeZone: restaurants.timeZone,
      locale: localeOfTenant(reservations.tenantId),
      changeMinutes: sql<number>`coalesce(${reservationSettings.changeMinutes}, 0)`,
      reminderMinutes: reservationSettings.reminderMinutes,
      area,
      tableIds,
    })
    .from(reservations)
    .innerJoin(
      restaurants,
      and(
        eq(restaurants.tenantId, reservations.tenantId),
        eq(restaurants.id, reservations.restaurantId),
      ),
    )
    .leftJoin(
      reservationSettings,
      and(
        eq(reservationSettings.tenantId, reservations.tenantId),
        eq(reservationSettings.restaurantId, reservations.restaurantId),
      ),
    )
    .where(which)
    .orderBy(...order)
    .limit(most);
}

const byId = (tenantId: number, id: string) =>
  and(eq(reservations.tenantId, tenantId), eq(reservations.id, id));

export async function findReservation(
  db: Database,
  tenantId: number,
  id: string,
): Promise<StoredReservation | null> {
  const [found] = await selectReservations(db, byId(tenantId, id), { order: [], most: 1 });
  return found ?? null;
}

/** So many are listed: who books weekly has years in it. */
const mostListed = 200;

/** A shopper's own, without what is only held: coming ones first, then past ones, newest first. */
export function listReservationsOf(
  db: Database,
  tenantId: number,
  { shopperId, now }: { shopperId: string; now: Date },
): Promise<StoredReservation[]> {
  const isComing = sql`(${reservations.endsAt} > ${now.toISOString()}
    and ${reservations.state} in ('confirmed', 'seated'))`;
  return selectReservations(
    db,
    and(
      eq(reservations.tenantId, tenantId),
      eq(reservations.shopperId, shopperId),
      sql`${reservations.state} <> 'held'`,
    ),
    {
      order: [
        sql`${isComing} desc`,
        sql`case when ${isComing} then ${reservations.startsAt} end`,
        sql`${reservations.startsAt} desc`,
      ],
      most: mostListed,
    },
  );
}

/**
 * Locks a restaurant's reservations until the transaction ends, so that whoever writes one sees all
 * others: two that take one table at the same moment would else wait for each other, and the limits
 * of a quarter of an hour (rule R91) are no constraint of the database.
 */
export async function lockReservations(
  tx: Database,
  tenantId: number,
  restaurantId: number,
): Promise<void> {
  await tx.execute(sql`
    select from ${reservationSettings}
    where tenant_id = ${tenantId} and restaurant_id = ${restaurantId}
    for no key update`);
}

/** Locks whoever holds tables, so that they hold one at a time wherever they ask. */
export async function lockShopper(tx: Database, tenantId: number, id: string): Promise<void> {
  await tx.execute(sql`
    select from ${shoppers} where tenant_id = ${tenantId} and id = ${id} for no key update`);
}

/** A reservation, locked until the transaction ends. */
export async function lockReservation(
  tx: Database,
  tenantId: number,
  id: string,
): Promise<ReservationRow | null> {
  const [row] = await tx.select().from(reservations).where(byId(tenantId, id)).for('no key update');
  return row ?? null;
}

export async function insertReservation(
  tx: Database,
  row: typeof reservations.$inferInsert,
): Promise<void> {
  await tx.insert(reservations).values(row);
  await notifyReservationChange(tx, row.tenantId, row.restaurantId);
}

/** Changes a reservation and raises its revision. */
export async function updateReservation(
  tx: Database,
  tenantId: number,
  id: string,
  change: Partial<Omit<ReservationRow, 'tenantId' | 'id' | 'revision'>>,
): Promise<void> {
  const [row] = await tx
    .update(reservations)
    .set({ ...change, revision: sql`${reservations.revision} + 1` })
    .where(byId(tenantId, id))
    .returning({ restaurantId: reservations.restaurantId });
  if (row) await notifyReservationChange(tx, tenantId, row.restaurantId);
}

/**
 * Gives a reservation these tables and no others for a time, half-open, in epoch milliseconds.
 * @throws what `isTableTaken` knows, where another reservation has one of them then (rule R88).
 */
export async function giveTables(
  tx: Database,
  tenantId: number,
  given: { reservationId: string; tableIds: readonly number[]; from: number; until: number },
): Promise<void> {
  const { reservationId, from, until } = given;
  await leaveTables(tx, tenantId, reservationId);
  const during = `[${new Date(from).toISOString()},${new Date(until).toISOString()})`;
  await tx
    .insert(reservationTables)
    .values(given.tableIds.map((tableId) => ({ tenantId, reservationId, tableId, during })));
}

/** Frees the tables of a reservation at once (rule R92). */
export async function leaveTables(
  tx: Database,
  tenantId: number,
  reservationId: string,
): Promise<void> {
  await tx
    .delete(reservationTables)
    .where(
      and(
        eq(reservationTables.tenantId, tenantId),
        eq(reservationTables.reservationId, reservationId),
      ),
    );
}

/** Ends what a shopper holds, wherever: its tables are free, and it can still be confirmed anew. */
export const endHoldsOf = (
  tx: Database,
  tenantId: number,
  { shopperId, now }: { shopperId: string; now: Date },
): Promise<void> => endHolds(tx, tenantId, { which: eq(reservations.shopperId, shopperId), now });

/** The same of one hold; what is confirmed stays. */
export const endHold = (
  tx: Database,
  tenantId: number,
  { reservationId, now }: { reservationId: string; now: Date },
): Promise<void> => endHolds(tx, tenantId, { which: eq(reservations.id, reservationId), now });

async function endHolds(
  tx: Database,
  tenantId: number,
  { which, now }: { which: SQL; now: Date },
): Promise<void> {
  const held = await tx
    .update(reservations)
    .set({ heldUntil: sql`least(${reservations.heldUntil}, ${now.toISOString()})` })
    .where(and(eq(reservations.tenantId, tenantId), eq(reservations.state, 'held'), which))
    .returning({ id: reservations.id });
  for (const { id } of held) await leaveTables(tx, tenantId, id);
}

/** Ids of what a shopper holds. */
export async function listHeld(
  db: Database,
  tenantId: number,
  shopperId: string,
): Promise<string[]> {
  const rows = await db
    .select({ id: reservations.id })
    .from(reservations)
    .where(
      and(
        eq(reservations.tenantId, tenantId),
        eq(reservations.shopperId, shopperId),
        eq(reservations.state, 'held'),
      ),
    );
  return rows.map(({ id }) => id);
}

const isHoldOver = (endedBefore: Date) =>
  and(eq(reservations.state, 'held'), lte(reservations.heldUntil, endedBefore));

/** Tenants with holds that are over: housekeeping, hence without a tenant. */
export const listTenantsWithEndedHolds = (db: Database, now: Date): Promise<number[]> =>
  listTenantsWithDue(db, reservations, {
    isDue: isHoldOver(now),
    dueAt: reservations.heldUntil,
  });

/**
 * Frees the tables of a tenant's holds that are over (rule R91), of one restaurant or of all.
 * @returns how many tables
 */
export async function freeEndedHolds(
  tx: Database,
  tenantId: number,
  { now, restaurantId }: { now: Date; restaurantId?: number },
): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${reservationTables} t using ${reservations} r
    where r.tenant_id = ${tenantId}
      and r.state = 'held' and r.held_until <= ${now.toISOString()}::timestamptz
      ${restaurantId === undefined ? sql`` : sql`and r.restaurant_id = ${restaurantId}`}
      and t.tenant_id = ${tenantId} and t.reservation_id = r.id`);
  return rowCount ?? 0;
}

/** Drops holds of every tenant that ended before a moment and were never confirmed. @returns how many */
export const deleteEndedHolds = (db: Database, endedBefore: Date): Promise<number> =>
  deleteOfEachTenant(db, reservations, isHoldOver(endedBefore));
