import { dayMs } from '#schemas/rules/time/minute.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import type { RestaurantHours, RestaurantHoursBody } from '#schemas/api/staff-hours.ts';
import type { Database } from '../../db/client.ts';
import { notifyConfigChange, notifyMenuChange } from '../../db/queries/notify.ts';
import { listExceptions, listRestaurantHours } from '../../db/queries/restaurant-hours.ts';
import { replaceHours, updateRestaurant } from '../../db/queries/restaurant-settings.ts';
import { lockRestaurant, type Restaurant } from '../../db/queries/restaurants.ts';
import { restaurantNotFound } from '../../errors/restaurant-not-found.ts';
import { requireRevision, revisionOf, risenRevision } from './settings-revision.ts';

const page = 'hours';

/** Yesterday on the restaurant's clock: its evening may still be going on. */
const firstShown = ({ timeZone }: Restaurant, now: Date): string =>
  localDateTime(now.getTime() - dayMs, timeZone).date;

/** 'HH:MM:SS', as PostgreSQL writes a time, as 'HH:MM'; its 24:00 is the next midnight. */
const clock = (time: string): string => time.slice(0, 5).replace('24:00', '00:00');

/** When a restaurant is open, as those who lead it read it. */
export async function showHours(
  db: Database,
  restaurant: Restaurant,
  now: Date,
): Promise<RestaurantHours> {
  const { tenantId, id: restaurantId } = restaurant;
  const week = await listRestaurantHours(db, tenantId, { restaurantId });
  const since = firstShown(restaurant, now);
  const exceptions = await listExceptions(db, tenantId, { restaurantId, since });
  return {
    week: week.map(({ orderType, weekday, opens, closes }) => ({
      order_type: orderType,
      weekday,
      opens: clock(opens),
      closes: clock(closes),
    })),
    exceptions: exceptions.map(({ date, orderType, ranges, note }) => ({
      date,
      order_type: orderType,
      ranges: ranges.map(({ opens, closes }) => ({ opens: clock(opens), closes: clock(closes) })),
      note,
    })),
    revision: revisionOf(restaurant.settingsRevisions, page),
    order_types: restaurant.orderTypes,
    time_zone: restaurant.timeZone,
  };
}

type Write = {
  restaurantId: number;
  revision: number | null;
  body: RestaurantHoursBody;
  now: Date;
};

/**
 * Sets when a restaurant is open. Orders that were placed keep their times; an order that is being
 * placed is checked anew, for the menu's version rises (R55).
 * @throws ApiError 404, 412 with the present hours.
 */
export async function setHours(
  tx: Database,
  tenantId: number,
  { restaurantId, revision, body, now }: Write,
): Promise<RestaurantHours> {
  const row = await lockRestaurant(tx, tenantId, restaurantId);
  if (!row) throw restaurantNotFound();
  requireRevision(await showHours(tx, row, now), revision);
  await replaceHours(tx, row, body, firstShown(row, now));
  const settingsRevisions = risenRevision(row.settingsRevisions, page);
  const changed = await updateRestaurant(tx, tenantId, restaurantId, { settingsRevisions });
  if (!changed) throw restaurantNotFound();
  await notifyMenuChange(tx, tenantId, restaurantId);
  await notifyConfigChange(tx, tenantId);
  return showHours(tx, changed, now);
}
