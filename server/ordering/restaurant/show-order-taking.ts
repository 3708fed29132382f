import type { RestaurantOrderTaking } from '#schemas/api/staff-order-taking.ts';
import { enFailures } from '#schemas/messages/en-failures.ts';
import type { Database } from '../../db/client.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { busyMinutesOf, pauseOf } from '../../domain/restaurant/pauses.ts';
import { dayEndAt } from './restaurant-day-at.ts';

/** Whether and how a restaurant takes orders now, as its staff see it. */
export async function showOrderTaking(
  db: Database,
  restaurant: Restaurant,
  now: Date,
): Promise<RestaurantOrderTaking> {
  const { id, timeZone, orderTypes, leadMinutes, deliveryMinutes } = restaurant;
  const dayEnd = await dayEndAt(db, restaurant, now);
  return {
    restaurant_id: id,
    time_zone: timeZone,
    day_ends_at: dayEnd.toISOString(),
    order_types: orderTypes.map((order_type) => {
      const pause = pauseOf(restaurant, order_type, now);
      return {
        order_type,
        paused: pause && {
          until: pause.until?.toISOString() ?? null,
          reason: pause.reason,
          shown_as: enFailures.placing.paused(order_type, pause.reason),
        },
        busy_minutes: busyMinutesOf(restaurant, order_type),
        lead_minutes: leadMinutes + (order_type === 'delivery' ? deliveryMinutes : 0),
      };
    }),
  };
}
