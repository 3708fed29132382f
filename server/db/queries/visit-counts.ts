import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { visitCounts, type VisitKind } from '../schema.ts';
import type { Day } from './day-money.ts';

export type VisitCount = typeof visitCounts.$inferSelect;

/** Adds counts to those that are there; in one order, so that two instances never wait in a circle. */
export async function addVisitCounts(db: Database, counts: readonly VisitCount[]): Promise<void> {
  if (counts.length === 0) return;
  await db
    .insert(visitCounts)
    .values([...counts])
    .onConflictDoUpdate({
      target: [
        visitCounts.tenantId,
        visitCounts.restaurantId,
        visitCounts.businessDay,
        visitCounts.kind,
        visitCounts.key,
      ],
      set: { count: sql`${visitCounts.count} + excluded.count` },
    });
}

const stepKinds = [
  'visit',
  'menu',
  'dish',
  'added',
  'checkout',
  'details',
] as const satisfies readonly VisitKind[];

const ofDay = (tenantId: number, { restaurantId, date }: Pick<Day, 'restaurantId' | 'date'>) =>
  and(
    eq(visitCounts.tenantId, tenantId),
    eq(visitCounts.restaurantId, restaurantId),
    eq(visitCounts.businessDay, date),
  );

/** How many visitors came to each step on a day; steps without any are left out. */
export async function readVisitSteps(
  db: Database,
  tenantId: number,
  day: Pick<Day, 'restaurantId' | 'date'>,
): Promise<ReadonlyMap<VisitKind, number>> {
  const rows = await db
    .select({ kind: visitCounts.kind, count: visitCounts.count })
    .from(visitCounts)
    .where(and(ofDay(tenantId, day), inArray(visitCounts.kind, [...stepKinds])));
  return new Map(rows.map(({ kind, count }) => [kind, count]));
}

/** The keys of a kind that were counted most on a day. */
export async function listVisitKeys(
  db: Database,
  tenantId: number,
  {
    day,
    kind,
    most,
  }: { day: Pick<Day, 'restaurantId' | 'date'>; kind: 'search' | 'dish_seen'; most: number },
): Promise<{ key: string; count: number }[]> {
  return db
    .select({ key: visitCounts.key, count: visitCounts.count })
    .from(visitCounts)
    .where(and(ofDay(tenantId, day), eq(visitCounts.kind, kind)))
    .orderBy(desc(visitCounts.count), visitCounts.key)
    .limit(most);
}

/** Orders that customers placed themselves within a day, whatever day they are for. */
const placedIn = (tenantId: number, { restaurantId, begins, ends }: Day) => sql`
  o.tenant_id = ${tenantId} and o.restaurant_id = ${restaurantId}
  and o.placed_at >= ${begins} and o.placed_at < ${ends}
  and o.status not in ('pending_payment', 'expired') and not o.is_test
  and not exists (
    select from guests g
    where g.tenant_id = o.tenant_id and g.id = o.shopper_id and g.entered_by is not null
  )`;

/** How many orders customers placed themselves within a day. */
export async function countPlacedOrders(db: Database, tenantId: number, day: Day): Promise<number> {
  const { rows } = await db.execute<{ orders: number }>(
    sql`select count(*)::int as orders from orders o where ${placedIn(tenantId, day)}`,
  );
  return rows[0]?.orders ?? 0;
}

/** In how many of those orders each of these dishes is ordered by itself. */
export async function countOrdersOfDishes(
  db: Database,
  tenantId: number,
  { day, dishIds }: { day: Day; dishIds: readonly number[] },
): Promise<ReadonlyMap<number, number>> {
  if (dishIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; orders: number }>(sql`
    select line.restaurant_product_id as id, count(distinct o.id)::int as orders
    from orders o
    join order_lines line on line.tenant_id = o.tenant_id and line.order_id = o.id
    where ${placedIn(tenantId, day)} and line.restaurant_product_id in ${[...dishIds]}
    group by 1`);
  return new Map(rows.map(({ id, orders }) => [Number(id), orders]));
}

/** The names of dishes, those that have left the menu too. */
export async function listDishNames(
  db: Database,
  tenantId: number,
  { restaurantId, dishIds }: { restaurantId: number; dishIds: readonly number[] },
): Promise<ReadonlyMap<number, string>> {
  if (dishIds.length === 0) return new Map();
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select sold.id, product.name
    from restaurant_products sold
    join products product on product.tenant_id = sold.tenant_id and product.id = sold.product_id
    where sold.tenant_id = ${tenantId} and sold.restaurant_id = ${restaurantId}
      and sold.id in ${[...dishIds]}`);
  return new Map(rows.map(({ id, name }) => [Number(id), name]));
}

/** Forgets the counts of all tenants before a day (ISO). */
export async function deleteVisitCountsBefore(db: Database, day: string): Promise<void> {
  await deleteOfEachTenant(db, visitCounts, lt(visitCounts.businessDay, day));
}
