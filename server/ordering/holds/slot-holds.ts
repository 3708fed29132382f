import type { Database } from '../../db/client.ts';
import { countSlot, listSlotLoads, lockSlotTimes } from '../../db/queries/slot-usage.ts';
import { fitsAt, hasSlotLimits, windowOf } from '../../domain/restaurant/capacity.ts';
import type { Capacity } from '../../domain/restaurant/capacity.ts';

/**
 * Holds a time for one order of so many prep units, under lock: what fits is decided by the rows
 * as they are, so the sixth of six at once for five places is refused (rule R21). A restaurant
 * without limits counts nothing; `hasSlotLimits` says whether there is something to give back.
 */
export async function takeSlot(
  tx: Database,
  tenantId: number,
  order: { restaurant: Capacity & { id: number }; startsAt: Date; units: number },
): Promise<'taken' | 'slot_full'> {
  const { restaurant, startsAt, units } = order;
  if (!hasSlotLimits(restaurant)) return 'taken';
  const time = startsAt.getTime();
  const length = windowOf(restaurant);
  // Two times less than a window apart stand in the same or in neighbouring stretches of its
  // length, so the beginnings of both stretches are locks that every rival meets, though the
  // rows of their own times may not be written yet.
  const stretch = Math.floor(time / length) * length;
  const times = [...new Set([stretch, time, stretch + length])];
  await lockSlotTimes(tx, tenantId, restaurant.id, times);
  // Read only now: what a rival wrote before letting go of the locks is seen by a new statement.
  const loads = await listSlotLoads(tx, tenantId, {
    restaurantId: restaurant.id,
    after: time - length,
    before: time + length,
  });
  if (!fitsAt(time, units, loads, restaurant)) return 'slot_full';
  await countSlot(tx, tenantId, restaurant.id, { startsAt, orders: 1, units });
  return 'taken';
}

/** Gives a held time back, at most what it still holds; the next read offers it again (rule R22). */
export async function releaseSlot(
  tx: Database,
  tenantId: number,
  { restaurantId, startsAt, units }: { restaurantId: number; startsAt: Date; units: number },
): Promise<void> {
  await countSlot(tx, tenantId, restaurantId, { startsAt, orders: -1, units: -units });
}
