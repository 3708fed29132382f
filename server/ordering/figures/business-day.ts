import type { Database } from '../../db/client.ts';
import type { Day } from '../../db/queries/day-money.ts';
import { listExceptions, listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { Temporal } from 'temporal-polyfill';
import { dayWindow, type RestaurantHours } from '../../domain/times/restaurant-day.ts';

type Place = Pick<Restaurant, 'tenantId' | 'id' | 'timeZone'>;

/** From when until when a business day of a restaurant lasts, by its present hours (R17, R18). */
export async function businessDayOf(
  db: Database,
  { tenantId, id: restaurantId, timeZone }: Place,
  date: string,
): Promise<Day> {
  // What opened the day before may still be open.
  const since = Temporal.PlainDate.from(date).subtract({ days: 1 }).toString();
  // One after the other: `db` may be a transaction, which has one connection.
  const hours = await listRestaurantHours(db, tenantId, { restaurantId });
  const exceptions = await listExceptions(db, tenantId, { restaurantId, since });
  const all: RestaurantHours = { hours, exceptions };
  const { begins, ends } = dayWindow(all, timeZone, date);
  return { restaurantId, date, begins: new Date(begins), ends: new Date(ends) };
}
