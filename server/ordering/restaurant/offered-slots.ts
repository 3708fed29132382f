import type { Slot } from '#schemas/api/slots.ts';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { DeliveryZone } from '#schemas/rules/delivery/zone.ts';
import { dayMs, minuteMs } from '#schemas/rules/time/minute.ts';
import { readSchedule } from './read-schedule.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { listSlotLoads, type SlotLoad } from '../../db/queries/slot-usage.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { fitsAt, hasSlotLimits, windowOf } from '../../domain/restaurant/capacity.ts';
import type { DishPrep } from '../../domain/menu/dish-prep.ts';
import { businessDay, localDate, openingRanges } from '../../domain/times/opening-ranges.ts';
import type { Schedule } from '../../domain/times/opening-ranges.ts';
import { clockTime } from '../../domain/times/clock-time.ts';
import type { ChosenSlot } from '../../domain/times/chosen-slot.ts';
import { findSlot, listSlots } from '../../domain/times/slots.ts';
import type { SlotList, SlotRules } from '../../domain/times/slots.ts';
import { busyMinutesOf, pauseOf } from '../../domain/restaurant/pauses.ts';
import { orderRefusal } from '../../domain/restaurant/takes-orders.ts';
import type { OrderRefusal } from '../../domain/restaurant/takes-orders.ts';

/**
 * How long a time that was on offer is still taken: the storefront asks anew every minute, so the
 * first time of its list may have gone by when the order arrives.
 */
const graceMs = 2 * minuteMs;

/** What an order is for, as far as its times depend on it. */
export type SlotPurpose = {
  orderType: DeliveryMethod;
  /** Notice and weight of the cart's dishes (rules R19, R21); left out: a dish like any other. */
  prep?: DishPrep | undefined;
  /** Of a delivery, where it is known (its extra minutes on the road). */
  zone?: Pick<DeliveryZone, 'extraMinutes'> | null | undefined;
};

/** The times a restaurant offers now for an order type; none while it takes no orders of it. */
export async function offeredSlots(
  deps: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  purpose: SlotPurpose,
): Promise<SlotList & { refusal: OrderRefusal | null }> {
  const now = deps.clock();
  const { orderType } = purpose;
  const refusal = orderRefusal(restaurant, { orderType, fulfilment: null, now });
  if (refusal && refusal.code !== 'paused') {
    return { asap: null, lastOrderAt: null, days: [], refusal };
  }
  const { schedule, isFull } = await readTimes(deps, restaurant, purpose);
  const rules = slotRules(restaurant, purpose, now);
  return { ...listSlots(schedule, rules, now.getTime(), isFull), refusal };
}

/** A time as the customer chose it; `instant` settles which of two is meant (rule R23). */
export type SlotRequest = SlotPurpose & {
  date: string | null;
  time: string | null;
  /** The tenant's, by which refusals write times. */
  locale: string;
  instant?: string | null | undefined;
  /** What the times around it hold, where that was read already. */
  loads?: readonly SlotLoad[] | undefined;
};

/** The slot of a chosen time, if it is on offer or was within the last minutes. */
export async function chosenSlot(
  deps: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  request: SlotRequest,
): Promise<ChosenSlot> {
  const now = deps.clock();
  const { timeZone } = restaurant;
  const { schedule, isFull } = await readTimes(deps, restaurant, request);
  const rules = slotRules(restaurant, request, now);
  const { date, time, instant } = request;
  const offeredAt = (at: Date) =>
    date === null || time === null
      ? undefined
      : findSlot(schedule, rules, at.getTime(), { date, time, instant }, isFull);
  const found = offeredAt(now) ?? offeredAt(new Date(now.getTime() - graceMs));
  const slot = found && Date.parse(found.instant) > now.getTime() ? found : undefined;
  const rangesAround = (instant: number) => {
    const dayBefore = localDate(instant, timeZone).subtract({ days: 1 });
    return openingRanges(schedule, timeZone, dayBefore, 2);
  };
  const dayOf = (instant: number) => businessDay(rangesAround(instant), instant, timeZone);
  const at = now.getTime();
  return {
    slot,
    businessDay: dayOf(slot ? Date.parse(slot.instant) : at),
    isOpen: rangesAround(at).some(({ opens, closes }) => opens <= at && at < closes),
    refusal: timeRefusal(restaurant, request, slot, now),
  };
}

function timeRefusal(
  restaurant: Restaurant,
  { orderType, date, time, locale }: SlotRequest,
  slot: Slot | undefined,
  now: Date,
): ChosenSlot['refusal'] {
  if (date === null || time === null) return null;
  if (slot?.is_full) {
    return {
      code: 'slot_full',
      message: ({ language, placing }) => placing.timeFull(clockTime(time, language, locale)),
    };
  }
  if (slot) return null;
  const refusal = orderRefusal(restaurant, { orderType, fulfilment: null, now });
  if (refusal?.code === 'paused') return { code: 'paused', message: refusal.message };
  return { code: 'slot_unavailable', message: ({ placing }) => placing.timeGone };
}

type Times = { schedule: Schedule; isFull: (instant: number) => boolean };

/** Hours and what the slots hold, as they are now: nothing of it is cached (rule R22). */
async function readTimes(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  { orderType, prep, loads: known }: SlotPurpose & Pick<SlotRequest, 'loads'>,
): Promise<Times> {
  const { tenantId, id: restaurantId, timeZone, daysAhead } = restaurant;
  const now = clock().getTime();
  const since = localDate(now, timeZone).subtract({ days: 2 }).toString();
  const near = windowOf(restaurant);
  const [schedule, loads] = await Promise.all([
    readSchedule(db, restaurant, { orderType, since }),
    known === undefined && hasSlotLimits(restaurant)
      ? listSlotLoads(db, tenantId, {
          restaurantId,
          after: now - near,
          before: now + (daysAhead + 2) * dayMs + near,
        })
      : (known ?? []),
  ]);
  // Nobody orders nothing: without a cart a slot is full when not even one unit fits.
  const units = Math.max(1, prep?.units ?? 1);
  return { schedule, isFull: (instant) => !fitsAt(instant, units, loads, restaurant) };
}

/**
 * Lead = the longest of the restaurant's and the dishes' notice, and busy minutes (rule R19); for
 * delivery the road as well.
 */
function slotRules(restaurant: Restaurant, purpose: SlotPurpose, now: Date): SlotRules {
  const { orderType, prep, zone } = purpose;
  const kitchen =
    Math.max(restaurant.leadMinutes, prep?.minutes ?? 0) + busyMinutesOf(restaurant, orderType);
  const road =
    orderType === 'delivery' ? restaurant.deliveryMinutes + (zone?.extraMinutes ?? 0) : 0;
  const pause = pauseOf(restaurant, orderType, now);
  const pausedUntil = pause && (pause.until?.getTime() ?? Infinity);
  return { ...restaurant, leadMinutes: kitchen + road, pausedUntil };
}
