import type { Database } from '../../db/client.ts';
import type { Day } from '../../db/queries/day-money.ts';
import { listExceptions, listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { Temporal } from 'temporal-polyfill';
import { dayWindow, type RestaurantHours } from '../../domain/times/restaurant-day.ts';

type Place = Pick<Restaurant, 'tenantId' | 'id' | 'timeZone'>;

/** From when until when a business day of a restaurant lasts, by its present hours (R17, R18). */
export async function businessDayOf(db: Database, place: Place, date: string): Promise<Day> {
  const [day] = await businessDaysUntil(db, place, { date, days: 1 });
  if (!day) throw new Error(`${date} is no day`);
  return day;
}

/** So many business days, the last of which is that of a local date; the oldest first. */
export async function businessDaysUntil(
  db: Database,
  { tenantId, id: restaurantId, timeZone }: Place,
  { date, days }: { date: string; days: number },
): Promise<Day[]> {
  const last = Temporal.PlainDate.from(date);
  // What opened the day before may still be open.
  const since = last.subtract({ days }).toString();
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await listRestaurantHours(db, tenantId, { restaurantId });
  const exceptions = await listExceptions(db, tenantId, { restaurantId, since });
  const all: RestaurantHours = { hours, exceptions };
  return Array.from({ length: days }, (_, index) => {
    const day = last.subtract({ days: days - 1 - index }).toString();
    const { begins, ends } = dayWindow(all, timeZone, day);
    return { restaurantId, date: day, begins: new Date(begins), ends: new Date(ends) };
  });
}
