import { Temporal } from 'temporal-polyfill';
import type { SlotLoads } from '#schemas/api/staff-order-taking.ts';
import { countOrdersByTime } from '../../db/queries/orders-by-time.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { listSlotLoads, type SlotLoad } from '../../db/queries/slot-usage.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { fitsAt, hasSlotLimits, mostAround, windowOf } from '../../domain/restaurant/capacity.ts';
import { openingRanges } from '../../domain/times/opening-ranges.ts';
import { listSlots } from '../../domain/times/slots.ts';
import { offsetPeriodAt } from '../../domain/times/zone-offset.ts';
import { readSchedule } from './read-schedule.ts';
import { restaurantDayAt } from './restaurant-day-at.ts';

/**
 * How full each time of a business day is (rule R21): what counts against the limits where there
 * are any, with live holds; else the orders promised for it. A time besides the slots is in it too
 * where an order was promised for it.
 * @param date of a business day; null: today's
 */
export async function showSlotLoads(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  restaurant: Restaurant,
  date: string | null,
): Promise<SlotLoads> {
  const { tenantId, id: restaurantId, timeZone } = restaurant;
  const day = date ?? (await restaurantDayAt(db, restaurant, clock()));
  const times = await slotTimesOf(db, restaurant, day);
  const isLimited = hasSlotLimits(restaurant);
  const loads: readonly SlotLoad[] = isLimited
    ? await loadsAround(db, restaurant, times)
    : (await countOrdersByTime(db, tenantId, { restaurantId, businessDay: day })).map((load) => ({
        ...load,
        units: 0,
      }));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const besides = loads
    .filter(({ startsAt, orders }) => orders > 0 && (!isLimited || isWithin(startsAt, first, last)))
    .map(({ startsAt }) => startsAt);
  const ordersAt = new Map(loads.map((load) => [load.startsAt, load.orders]));
  return {
    restaurant_id: restaurantId,
    date: day,
    time_zone: timeZone,
    capacity_orders: restaurant.capacityOrders,
    capacity_units: restaurant.capacityUnits,
    window_minutes: restaurant.capacityWindowMinutes,
    slots: [...new Set([...times, ...besides])]
      .toSorted((a, b) => a - b)
      .map((instant) => {
        const held = mostAround(instant, loads, restaurant);
        return {
          time: localTimeOf(instant, timeZone),
          instant: new Date(instant).toISOString(),
          orders: isLimited ? held.orders : (ordersAt.get(instant) ?? 0),
          units: isLimited ? held.units : null,
          is_full: isLimited && !fitsAt(instant, 1, loads, restaurant),
        };
      }),
  };
}

const isWithin = (instant: number, first: number, last: number) =>
  first <= instant && instant <= last;

/** Every slot of the day (epoch ms), whatever is ordered and whoever comes too late for it. */
async function slotTimesOf(db: Deps['db'], restaurant: Restaurant, day: string): Promise<number[]> {
  const { timeZone } = restaurant;
  const date = Temporal.PlainDate.from(day);
  const since = date.subtract({ days: 1 }).toString();
  const times = new Set<number>();
  for (const orderType of restaurant.orderTypes) {
    const schedule = await readSchedule(db, restaurant, { orderType, since });
    const [first] = openingRanges(schedule, timeZone, date, 1);
    if (!first) continue;
    const rules = {
      ...restaurant,
      leadMinutes: 0,
      daysAhead: 1,
      startsAtOpening: false,
      lastOrderMinutes: null,
      fulfilsAfterClose: false,
      pausedUntil: null,
    };
    for (const { slots } of listSlots(schedule, rules, first.opens).days) {
      for (const { instant } of slots) times.add(Date.parse(instant));
    }
  }
  return [...times].toSorted((a, b) => a - b);
}

function loadsAround(
  db: Deps['db'],
  restaurant: Restaurant,
  times: readonly number[],
): Promise<SlotLoad[]> {
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const near = windowOf(restaurant);
  return listSlotLoads(db, restaurant.tenantId, {
    restaurantId: restaurant.id,
    after: first - near,
    before: last + near,
  });
}

const localTimeOf = (instant: number, timeZone: string): string =>
  new Date(instant + offsetPeriodAt(timeZone, instant).offset).toISOString().slice(11, 16);
