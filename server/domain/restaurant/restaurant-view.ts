import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import type { RestaurantWithPictures } from '../../db/queries/restaurants.ts';
import { orderTakingOf } from './order-taking-of.ts';
import { openingHours, type OpeningRows } from '../times/opening-hours.ts';

/** A restaurant as everybody may see it; pages are drawn from the same. */
export const restaurantView = (
  row: RestaurantWithPictures,
  openingRows: OpeningRows,
  /** Epoch milliseconds. */
  now: number,
): RestaurantWithImages => {
  const hours = openingHours(row, openingRows, now);
  return {
    restaurant: {
      id: row.id,
      name: row.name,
      status: row.status,
      time_zone: row.timeZone,
      order_types: row.orderTypes,
      takes_reservations: row.takesReservations,
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
    hours,
    order_taking: orderTakingOf(row, openingRows, hours, now),
  };
};
