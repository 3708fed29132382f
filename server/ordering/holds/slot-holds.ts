import type { Database } from '../../db/client.ts';
import { countSlot, lockSlotLoads } from '../../db/queries/slot-usage.ts';
import type { SlotChange, SlotLoad, SlotsToLock } from '../../db/queries/slot-usage.ts';
import { fitsAt, hasSlotLimits, windowOf } from '../../domain/restaurant/capacity.ts';
import type { Capacity } from '../../domain/restaurant/capacity.ts';

type At = { restaurant: Capacity & { id: number }; startsAt: Date };

/**
 * What is to be locked and read for a time (rule R21); null where the restaurant has no limits and
 * counts nothing.
 */
export function slotsToLock({ restaurant, startsAt }: At): SlotsToLock | null {
  if (!hasSlotLimits(restaurant)) return null;
  const time = startsAt.getTime();
  const length = windowOf(restaurant);
  // Two times less than a window apart stand in the same or in neighbouring stretches of its
  // length, so the beginnings of both stretches are locks that every rival meets, though the
  // rows of their own times may not be written yet.
  const stretch = Math.floor(time / length) * length;
  const times = [...new Set([stretch, time, stretch + length])];
  return { times, after: time - length, before: time + length };
}

/** Locks a time against rivals and reads what the times around it hold. */
async function lockSlot(tx: Database, tenantId: number, at: At): Promise<SlotLoad[] | null> {
  const slots = slotsToLock(at);
  // Read behind the locks: what a rival wrote before letting go of them is seen by a new statement.
  return slots && lockSlotLoads(tx, tenantId, at.restaurant.id, slots);
}

/**
 * Holds a time for one order of so many prep units, under lock: what fits is decided by the rows
 * as they are, so the sixth of six at once for five places is refused (rule R21). A restaurant
 * without limits counts nothing; `hasSlotLimits` says whether there is something to give back.
 * @param locked what was read under its locks, where that was asked ahead. `later` takes what is to be written
 * from then on; left out: it is written here.
 */
export async function takeSlot(
  tx: Database,
  tenantId: number,
  order: At & { units: number; later?: ((change: SlotChange) => void) | undefined },
  locked?: SlotLoad[] | null,
): Promise<'taken' | 'slot_full'> {
  const { restaurant, startsAt, units, later } = order;
  const loads = locked === undefined ? await lockSlot(tx, tenantId, order) : locked;
  if (loads === null) return 'taken';
  if (!fitsAt(startsAt.getTime(), units, loads, restaurant)) return 'slot_full';
  const change: SlotChange = { startsAt, orders: 1, units };
  if (later) later(change);
  else await countSlot(tx, tenantId, restaurant.id, change);
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
