import type { Slot } from '#schemas/api/slots.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import type { Restaurant } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import { businessDay, localDate, openingRanges } from '../domain/opening-ranges.ts';
import { findSlot, listSlots } from '../domain/slots.ts';
import type { SlotList } from '../domain/slots.ts';

/**
 * How long a time that was on offer is still taken: the storefront asks anew every minute, so the
 * first time of its list may have gone by when the order arrives.
 */
const graceMs = 2 * 60_000;

/** The times a restaurant offers now for an order type; none while it takes no orders of it. */
export async function offeredSlots(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  orderType: DeliveryMethod,
): Promise<SlotList> {
  if (!restaurant.orderTypes.includes(orderType)) return { asap: null, days: [] };
  const hours = await listRestaurantHours(db, restaurant.tenantId, {
    restaurantId: restaurant.id,
    orderType,
  });
  return listSlots(hours, restaurant, clock().getTime());
}

export type ChosenSlot = { slot: Slot | undefined; businessDay: string };

/** The slot of a local date and time, if it is on offer or was within the last minutes. */
export async function chosenSlot(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  chosen: { orderType: DeliveryMethod; date: string | null; time: string | null },
): Promise<ChosenSlot> {
  const now = clock().getTime();
  const { tenantId, id, timeZone } = restaurant;
  const hours = await listRestaurantHours(db, tenantId, {
    restaurantId: id,
    orderType: chosen.orderType,
  });
  const slot = [now, now - graceMs]
    .map((moment) => listSlots(hours, restaurant, moment))
    .map((list) => findSlot(list, chosen.date ?? '', chosen.time ?? ''))
    .find((found) => found !== undefined && Date.parse(found.instant) > now);
  const instant = slot ? Date.parse(slot.instant) : now;
  const dayBefore = localDate(instant, timeZone).subtract({ days: 1 });
  const ranges = openingRanges(hours, timeZone, dayBefore, 2);
  return { slot, businessDay: businessDay(ranges, instant, timeZone) };
}
