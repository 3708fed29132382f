import type { Database } from '../../db/client.ts';
import { hoursAt } from '../../db/queries/restaurant-at.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { localDate } from '../../domain/times/opening-ranges.ts';
import {
  endOfDay,
  restaurantDay,
  type RestaurantHours,
} from '../../domain/times/restaurant-day.ts';

type Place = Pick<Restaurant, 'tenantId' | 'id' | 'timeZone'>;

/** The business day of an instant at a restaurant as a whole, by which it counts (rule R65). */
export async function restaurantDayAt(
  db: Database,
  restaurant: Place,
  instant: Date,
): Promise<string> {
  const hours = await readHoursAround(db, restaurant, instant);
  return restaurantDay(hours, restaurant.timeZone, instant.getTime());
}

/** When the business day ends that is open, or while all is closed the one that opens next. */
export async function dayEndAt(db: Database, restaurant: Place, instant: Date): Promise<Date> {
  const hours = await readHoursAround(db, restaurant, instant);
  return new Date(endOfDay(hours, restaurant.timeZone, instant.getTime()));
}

function readHoursAround(db: Database, restaurant: Place, instant: Date): Promise<RestaurantHours> {
  const since = localDate(instant.getTime(), restaurant.timeZone).subtract({ days: 1 }).toString();
  return hoursAt(db, restaurant, since);
}
