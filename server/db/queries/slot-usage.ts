import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm';
import type { SlotLoad } from '../../domain/capacity.ts';
import type { Database } from '../client.ts';
import { slotUsage } from '../schema.ts';

const ofRestaurant = (tenantId: number, restaurantId: number) =>
  and(eq(slotUsage.tenantId, tenantId), eq(slotUsage.restaurantId, restaurantId));

/** What the times between two moments (epoch ms, both left out) hold, in order. */
export async function listSlotLoads(
  db: Database,
  tenantId: number,
  { restaurantId, after, before }: { restaurantId: number; after: number; before: number },
): Promise<SlotLoad[]> {
  const { startsAt, orders, units } = slotUsage;
  const rows = await db
    .select({ startsAt, orders, units })
    .from(slotUsage)
    .where(
      and(
        ofRestaurant(tenantId, restaurantId),
        gt(startsAt, new Date(after)),
        lt(startsAt, new Date(before)),
      ),
    )
    .orderBy(asc(startsAt));
  return rows.map((row) => ({ ...row, startsAt: row.startsAt.getTime() }));
}

/** Locks the rows of these times (epoch ms, ascending) until the transaction ends; makes them first. */
export async function lockSlotTimes(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  times: readonly number[],
): Promise<void> {
  const moments = times.map((time) => new Date(time));
  await tx
    .insert(slotUsage)
    .values(moments.map((startsAt) => ({ tenantId, restaurantId, startsAt })))
    .onConflictDoNothing();
  await tx
    .select({ startsAt: slotUsage.startsAt })
    .from(slotUsage)
    .where(and(ofRestaurant(tenantId, restaurantId), inArray(slotUsage.startsAt, moments)))
    .orderBy(asc(slotUsage.startsAt))
    .for('update');
}

/** Adds to what a time holds, or takes off it; never below 0. */
export async function countSlot(
  tx: Database,
  tenantId: number,
  restaurantId: number,
  change: { startsAt: Date; orders: 1 | -1; units: number },
): Promise<void> {
  const { startsAt, orders, units } = change;
  await tx
    .update(slotUsage)
    .set({
      orders: sql`greatest(0, ${slotUsage.orders} + ${orders})`,
      units: sql`greatest(0, ${slotUsage.units} + ${units})`,
    })
    .where(and(ofRestaurant(tenantId, restaurantId), eq(slotUsage.startsAt, startsAt)));
}

/** Of every tenant, for housekeeping. */
export async function deleteSlotsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(slotUsage).where(lt(slotUsage.startsAt, moment));
}
