import type { OpeningHours, OrderTaking } from '#schemas/api/restaurants.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import { openingsOf, type OpeningRows } from '../times/opening-hours.ts';
import { busyMinutesOf, pauseOf } from './pauses.ts';

/** Ways to order that a table's code does not begin. */
const onlineTypes = ['pickup', 'delivery'] as const;

/**
 * How a restaurant takes orders, for everybody to read (rules R17, R19, R20, R55).
 * @param hours when it is open
 * @param now epoch milliseconds
 */
export const orderTakingOf = (
  restaurant: Restaurant,
  openingRows: OpeningRows,
  hours: Pick<OpeningHours, 'openings'>,
  now: number,
): OrderTaking[] =>
  onlineTypes
    .filter((type) => restaurant.orderTypes.includes(type))
    .map((type) => {
      const kitchen = restaurant.leadMinutes + busyMinutesOf(restaurant, type);
      const road = type === 'delivery' ? restaurant.deliveryMinutes : 0;
      const lastOrder = restaurant.lastOrderMinutes ?? 0;
      const pause = pauseOf(restaurant, type, new Date(now));
      const openings = openingsOf(type, restaurant.timeZone, openingRows, now);
      const isUsual = JSON.stringify(openings) === JSON.stringify(hours.openings);
      return {
        order_type: type,
        kitchen_minutes: kitchen,
        road_minutes: road,
        // What is not ready by closing is not begun, unless it may be handed over later.
        last_order_minutes: restaurant.fulfilsAfterClose
          ? lastOrder
          : Math.max(lastOrder, kitchen + road),
        paused: pause && { until: pause.until?.toISOString() ?? null },
        ...(!isUsual && { openings }),
      };
    });
