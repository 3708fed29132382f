import type { DeliveryMethod } from '#schemas/api/wire.ts';
import type { Database } from '../../db/client.ts';
import { hoursAt } from '../../db/queries/restaurant-at.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { exceptionsFor } from '../../domain/times/exceptions-for.ts';
import type { Schedule } from '../../domain/times/opening-ranges.ts';
import { rememberBy } from '../../domain/times/remember-by.ts';

const scheduleOf = rememberBy<Schedule>();

/**
 * When one order type is served, with the exceptions from the local date `since` on; of two
 * exceptions of a day the one for this type counts.
 */
export async function readSchedule(
  db: Database,
  restaurant: Pick<Restaurant, 'tenantId' | 'id'>,
  { orderType, since }: { orderType: DeliveryMethod; since: string },
): Promise<Schedule> {
  const all = await hoursAt(db, restaurant, since);
  return scheduleOf(all, orderType, () => ({
    hours: all.hours.filter((row) => row.orderType === orderType),
    exceptions: exceptionsFor(all.exceptions, orderType),
  }));
}
