import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { Handlers } from '../context.ts';
import { listRestaurants, type RestaurantWithPictures } from '../db/queries/restaurants.ts';
import type { Deps } from '../deps.ts';

export const restaurantRoutes = ({ db }: Deps): Handlers<'listRestaurants'> => ({
  listRestaurants: async ({ tenant, body }) => {
    const rows = await listRestaurants(db, tenant.id, body.status);
    return rows.map(restaurantOnWire);
  },
});

/** A restaurant as everybody may see it; pages are drawn from the same. */
export const restaurantOnWire = (row: RestaurantWithPictures): RestaurantWithImages => ({
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
});
