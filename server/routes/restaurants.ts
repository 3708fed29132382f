import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { Handlers } from '../context.ts';
import { groupBy } from '../caches/group-by.ts';
import { listExceptions, listRestaurantHours } from '../db/queries/restaurant-hours.ts';
import { listRestaurants, type RestaurantWithPictures } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';
import { doorHours, type DoorRows } from '../domain/door-hours.ts';

const day = 24 * 60 * 60_000;

export const restaurantRoutes = ({ db, clock }: Deps): Handlers<'listRestaurants'> => ({
  listRestaurants: async ({ tenant, body }) => {
    const now = clock().getTime();
    const since = new Date(now - 2 * day).toISOString().slice(0, 10);
    const [rows, hours, exceptions] = await Promise.all([
      listRestaurants(db, tenant.id, body.status),
      listRestaurantHours(db, tenant.id),
      listExceptions(db, tenant.id, { since }),
    ]);
    const hoursOf = groupBy(hours, ({ restaurantId }) => restaurantId);
    const exceptionsOf = groupBy(exceptions, ({ restaurantId }) => restaurantId);
    return rows.map((row) => {
      const doors = { hours: hoursOf.get(row.id), exceptions: exceptionsOf.get(row.id) };
      return restaurantOnWire(row, doors, now);
    });
  },
});

/** A restaurant as everybody may see it; pages are drawn from the same. */
export const restaurantOnWire = (
  row: RestaurantWithPictures,
  doors: DoorRows,
  /** Epoch milliseconds. */
  now: number,
): RestaurantWithImages => ({
  restaurant: {
    id: row.id,
    name: row.name,
    status: row.status,
    time_zone: row.timeZone,
    order_types: row.orderTypes,
  },
  attachment_paths: row.images.map((upload_path) => ({ upload_path })),
  address: {
    street_name: row.streetName,
    city: row.city,
    postcode: row.postcode,
    phone: row.phone,
  },
  location:
    row.latitude === null || row.longitude === null
      ? null
      : { latitude: row.latitude, longitude: row.longitude },
  hours: doorHours(row, doors, now),
});
