import { and, asc, eq, gt, lt, sql } from 'drizzle-orm';
import type { Database } from '../client.ts';
import { deleteOfEachTenant } from '../delete-of-each-tenant.ts';
import { prepareOnce } from '../prepare-once.ts';
import { slotUsage } from '../schema.ts';

/** What one time already holds; `startsAt` in epoch milliseconds. */
export type SlotLoad = { startsAt: number; orders: number; units: number };

const [tenant, restaurant] = [sql.placeholder('tenantId'), sql.placeholder('restaurantId')];
const times = sql`${sql.placeholder('times')}::timestamptz[]`;
const ofRestaurant = and(eq(slotUsage.tenantId, tenant), eq(slotUsage.restaurantId, restaurant));

/** What the times between two moments (epoch ms, both left out) hold, in order. */
export async function listSlotLoads(
  db: Database,
  tenantId: number,
  { restaurantId, after, before }: { restaurantId: number; after: number; before: number },
): Promise<SlotLoad[]> {
  const rows = await loadsBetween(db).execute({
    tenantId,
    restaurantId,
    after: new Date(after),
    before: new Date(before),
  });
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime() }));
}

const loadsBetween = prepareOnce((db) =>
  db
    .select({ startsAt: slotUsage.startsAt, orders: slotUsage.orders, units: slotUsage.units })
    .from(slotUsage)
    .where(
      and(
        ofRestaurant,
        gt(slotUsage.startsAt, sql.placeholder('after')),
        lt(slotUsage.startsAt, sql.placeholder('before')),
      ),
    )
    .orderBy(asc(slotUsage.startsAt))
    .prepare('slot_loads_between'),
);

/** Locks the rows of these times (epoch ms, ascending) until the transaction ends; makes them first. */
export async function lockSlotTimes(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  instants: readonly number[],
): Promise<void> {
  const times = instants.map(asText);
  await Promise.all([
    newSlotTimes(tx).execute({ tenantId, restaurantId, times }),
    slotTimesLock(tx).execute({ tenantId, restaurantId, times }),
  ]);
}

/**
 * Locks the rows of these times like `lockSlotTimes` and reads what the times between two moments
 * (epoch ms, both left out) hold then, all of it sent at once.
 */
export async function lockSlotLoads(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  { times, after, before }: SlotsToLock,
): Promise<SlotLoad[]> {
  const loads = { restaurantId, after, before };
  const [, read] = await Promise.all([
    lockSlotTimes(tx, tenantId, restaurantId, times),
    listSlotLoads(tx, tenantId, loads),
  ]);
  return read;
}

/** Times whose rows are locks, ascending, and the moments between which is read; in epoch ms. */
export type SlotsToLock = { times: readonly number[]; after: number; before: number };

const asText = (instant: number): string => new Date(instant).toISOString();

const newSlotTimes = prepareOnce((tx) =>
  tx
    .insert(slotUsage)
    .select(
      sql`select ${tenant}::int, ${restaurant}::bigint, starts_at, 0, 0
        from unnest(${times}) as starts_at order by starts_at`,
    )
    .onConflictDoNothing()
    .prepare('make_slot_times'),
);

const slotTimesLock = prepareOnce((tx) =>
  tx
    .select({ startsAt: slotUsage.startsAt })
    .from(slotUsage)
    .where(and(ofRestaurant, sql`${slotUsage.startsAt} = any (${times})`))
    .orderBy(asc(slotUsage.startsAt))
    .for('update')
    .prepare('lock_slot_times'),
);

/** What an order adds to a time, or takes off it. */
export type SlotChange = { startsAt: Date; orders: 1 | -1; units: number };

/** Adds to what a time holds, or takes off it; never below 0. */
export async function countSlot(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  change: SlotChange,
): Promise<void> {
  await slotChange(tx).execute({ tenantId, restaurantId, ...change });
}

const slotChange = prepareOnce((tx) =>
  tx
    .update(slotUsage)
    .set({
      orders: sql`greatest(0, ${slotUsage.orders} + ${sql.placeholder('orders')}::int)`,
      units: sql`greatest(0, ${slotUsage.units} + ${sql.placeholder('units')}::int)`,
    })
    .where(and(ofRestaurant, eq(slotUsage.startsAt, sql.placeholder('startsAt'))))
    .prepare('count_slot'),
);

/** Of every tenant, for housekeeping. */
export async function deleteSlotsBefore(db: Database, instant: Date): Promise<void> {
  await deleteOfEachTenant(db, slotUsage, lt(slotUsage.startsAt, instant));
}
