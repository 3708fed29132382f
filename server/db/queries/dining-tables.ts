import { and, asc, eq, gt, inArray, min, or, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import {
  areas,
  diningTables,
  reservations,
  reservationTables,
  restaurants,
  tableJoins,
} from '../schema.ts';

export type AreaRow = typeof areas.$inferSelect;
export type DiningTableRow = typeof diningTables.$inferSelect;
export type TableJoinRow = typeof tableJoins.$inferSelect;

/** Areas, tables and joins of a restaurant as they stand; what was taken off the plan is not there. */
export type TablePlanRows = {
  areas: AreaRow[];
  tables: DiningTableRow[];
  joins: TableJoinRow[];
};

/** The plan of a restaurant: areas in their order, tables and joins as they were made. */
export async function findTablePlan(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<TablePlanRows> {
  const { areas: allAreas, tables: allTables } = await listWithRemoved(db, tenantId, restaurantId);
  const joins = await db
    .select()
    .from(tableJoins)
    .where(and(eq(tableJoins.tenantId, tenantId), eq(tableJoins.restaurantId, restaurantId)))
    .orderBy(asc(tableJoins.id));
  return {
    areas: allAreas.filter(({ isRemoved }) => !isRemoved),
    tables: allTables.filter(({ isRemoved }) => !isRemoved),
    joins,
  };
}

/** The same without joins, and with all that was ever taken off the plan. */
export async function listWithRemoved(
  db: Database,
  tenantId: number,
  restaurantId: number,
): Promise<Omit<TablePlanRows, 'joins'>> {
  const areaRows = await db
    .select()
    .from(areas)
    .where(and(eq(areas.tenantId, tenantId), eq(areas.restaurantId, restaurantId)))
    .orderBy(asc(areas.position), asc(areas.id));
  const tableRows = await db
    .select()
    .from(diningTables)
    .where(and(eq(diningTables.tenantId, tenantId), eq(diningTables.restaurantId, restaurantId)))
    .orderBy(asc(diningTables.id));
  return { areas: areaRows, tables: tableRows };
}

/**
 * The table that a QR code's token opens (rule R80), with its area; null: nobody's, or one that was
 * taken off the plan, or of a restaurant that is closed for good.
 */
export async function findTableByToken(
  db: Database,
  tenantId: number,
  token: string,
): Promise<{ table: DiningTableRow; area: string } | null> {
  const [row] = await db
    .select({ table: diningTables, area: areas.name })
    .from(diningTables)
    .innerJoin(
      areas,
      and(eq(areas.tenantId, diningTables.tenantId), eq(areas.id, diningTables.areaId)),
    )
    .innerJoin(
      restaurants,
      and(
        eq(restaurants.tenantId, diningTables.tenantId),
        eq(restaurants.id, diningTables.restaurantId),
      ),
    )
    .where(
      and(
        eq(diningTables.tenantId, tenantId),
        eq(diningTables.token, token),
        eq(diningTables.isRemoved, false),
        eq(restaurants.status, 1),
      ),
    );
  return row ?? null;
}

/** A table that stands on a plan; null: none with this id. */
export async function findDiningTable(
  db: Database,
  tenantId: number,
  id: number,
): Promise<DiningTableRow | null> {
  const [row] = await db
    .select()
    .from(diningTables)
    .where(
      and(
        eq(diningTables.tenantId, tenantId),
        eq(diningTables.id, id),
        eq(diningTables.isRemoved, false),
      ),
    );
  return row ?? null;
}

/** Gives a table another token. @returns whether it is still on the plan. */
export async function setTableToken(
  db: Database,
  tenantId: number,
  id: number,
  token: string,
): Promise<boolean> {
  const rows = await db
    .update(diningTables)
    .set({ token })
    .where(
      and(
        eq(diningTables.tenantId, tenantId),
        eq(diningTables.id, id),
        eq(diningTables.isRemoved, false),
      ),
    )
    .returning({ id: diningTables.id });
  return rows.length > 0;
}

type OfRestaurant = { tenantId: number; restaurantId: number };
type AreaValues = Pick<AreaRow, 'name' | 'position'>;

/** Writes an area onto the plan: a stored one where it has an id. @returns its id */
export async function putArea(
  tx: Database,
  { tenantId, restaurantId }: OfRestaurant,
  id: number | null,
  values: AreaValues,
): Promise<number> {
  const row = { ...values, isRemoved: false };
  if (id !== null) {
    await tx
      .update(areas)
      .set(row)
      .where(and(eq(areas.tenantId, tenantId), eq(areas.id, id)));
    return id;
  }
  const [made] = await tx
    .insert(areas)
    .values({ ...row, tenantId, restaurantId })
    .returning({ id: areas.id });
  if (!made) throw new Error('an area was not written');
  return made.id;
}

export type DiningTableValues = Omit<
  DiningTableRow,
  'tenantId' | 'restaurantId' | 'id' | 'token' | 'isRemoved'
>;

/**
 * Writes a table onto the plan: a stored one where it has an id, which keeps its token.
 * @param newToken of a table that is made
 * @returns its id
 */
export async function putDiningTable(
  tx: Database,
  { tenantId, restaurantId }: OfRestaurant,
  id: number | null,
  values: DiningTableValues,
  newToken: () => string,
): Promise<number> {
  const row = { ...values, isRemoved: false };
  if (id !== null) {
    await tx
      .update(diningTables)
      .set(row)
      .where(and(eq(diningTables.tenantId, tenantId), eq(diningTables.id, id)));
    return id;
  }
  const [made] = await tx
    .insert(diningTables)
    .values({ ...row, tenantId, restaurantId, token: newToken() })
    .returning({ id: diningTables.id });
  if (!made) throw new Error('a table was not written');
  return made.id;
}

/** Takes tables off the plan; they stay for their past. */
export async function markTablesRemoved(
  tx: Database,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .update(diningTables)
    .set({ isRemoved: true })
    .where(and(eq(diningTables.tenantId, tenantId), inArray(diningTables.id, [...ids])));
}

/** Takes areas off the plan: those in which a table ever stood stay for its past, marked. */
export async function removeAreas(
  tx: Database,
  tenantId: number,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  const these = and(eq(areas.tenantId, tenantId), inArray(areas.id, [...ids]));
  await tx.update(areas).set({ isRemoved: true }).where(these);
  const hasTables = sql`exists (select from ${diningTables} where ${diningTables.tenantId} = ${areas.tenantId}
    and ${diningTables.areaId} = ${areas.id})`;
  await tx.delete(areas).where(and(these, sql`not ${hasTables}`));
}

type JoinValues = Pick<TableJoinRow, 'tableIds' | 'minParty' | 'maxParty'>;

/** Makes these the joins of a restaurant (rule R90). */
export async function replaceTableJoins(
  tx: Database,
  { tenantId, restaurantId }: OfRestaurant,
  joins: readonly JoinValues[],
): Promise<void> {
  await tx
    .delete(tableJoins)
    .where(and(eq(tableJoins.tenantId, tenantId), eq(tableJoins.restaurantId, restaurantId)));
  if (joins.length === 0) return;
  await tx.insert(tableJoins).values(joins.map((join) => ({ ...join, tenantId, restaurantId })));
}

/** Tables with reservations that are not over at an instant, and when the first of each begins. */
export async function firstComingReservations(
  tx: Database,
  tenantId: number,
  tableIds: readonly number[],
  now: Date,
): Promise<{ tableId: number; startsAt: Date }[]> {
  if (tableIds.length === 0) return [];
  const rows = await tx
    .select({ tableId: reservationTables.tableId, startsAt: min(reservations.startsAt) })
    .from(reservationTables)
    .innerJoin(
      reservations,
      and(
        eq(reservations.tenantId, reservationTables.tenantId),
        eq(reservations.id, reservationTables.reservationId),
      ),
    )
    .where(
      and(
        eq(reservationTables.tenantId, tenantId),
        inArray(reservationTables.tableId, [...tableIds]),
        gt(reservations.endsAt, now),
        // A hold that nobody confirmed in time holds nothing any more (rule R91).
        or(
          inArray(reservations.state, ['confirmed', 'seated']),
          and(eq(reservations.state, 'held'), gt(reservations.heldUntil, now)),
        ),
      ),
    )
    .groupBy(reservationTables.tableId)
    .orderBy(asc(reservationTables.tableId));
  return rows.flatMap(({ tableId, startsAt }) => (startsAt ? [{ tableId, startsAt }] : []));
}
