import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../../db/client.ts';
import { listExceptions, listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import { readSchedule } from './read-schedule.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { businessDay, localDate, openingRanges } from '../../domain/times/opening-ranges.ts';

/** The business day of a moment at a restaurant, by which daily counts are set anew (rule R65). */
export async function businessDayNow(
  db: Database,
  { tenantId, id: restaurantId, timeZone }: Restaurant,
  orderType: DeliveryMethod,
  now: Date,
): Promise<string> {
  const dayBefore = localDate(now.getTime(), timeZone).subtract({ days: 1 });
  const since = dayBefore.toString();
  const schedule = await readSchedule(db, tenantId, { restaurantId, orderType, since });
  return businessDay(openingRanges(schedule, timeZone, dayBefore, 2), now.getTime(), timeZone);
}

/** The same of the restaurant as a whole, whatever is ordered: as its menu counts (rule R65). */
export async function restaurantDayNow(
  tx: Database,
  { tenantId, id: restaurantId, timeZone }: Restaurant,
  now: Date,
): Promise<string> {
  const hours = await listRestaurantHours(tx, tenantId, { restaurantId });
  const dated = await listExceptions(tx, tenantId, { restaurantId });
  const exceptions = dated.filter(({ orderType }) => orderType === 'any');
  const dayBefore = localDate(now.getTime(), timeZone).subtract({ days: 1 });
  const ranges = openingRanges({ hours, exceptions }, timeZone, dayBefore, 2);
  return businessDay(ranges, now.getTime(), timeZone);
}
