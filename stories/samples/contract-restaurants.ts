import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { pictureUrl } from '#schemas/samples/sample-picture.ts';
import type { SampleTenant } from '#schemas/samples/sample-tenant.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';

/** A sample tenant's restaurants as the server would answer them, open at this moment. */
export function contractRestaurants(tenant: SampleTenant, now: number): RestaurantWithImages[] {
  return tenant.restaurants
    .map((restaurant, index) => ({ ...restaurant, id: index + 1 }))
    .filter(({ status }) => status === 1)
    .map((restaurant) => ({
      restaurant: {
        id: restaurant.id,
        name: restaurant.name,
        status: restaurant.status,
        time_zone: restaurant.timeZone,
        order_types: [...restaurant.orderTypes],
        takes_reservations: true,
      },
      attachment_paths: restaurant.picture
        ? [{ upload_path: pictureUrl(tenant.id, restaurant.picture) }]
        : [],
      address: {
        street_name: restaurant.streetName,
        city: restaurant.city,
        postcode: restaurant.postcode,
        phone: restaurant.phone,
      },
      location: { latitude: restaurant.latitude, longitude: restaurant.longitude },
      hours: {
        week: restaurant.hours
          .filter(({ orderTypes }) => !orderTypes || orderTypes.includes('pickup'))
          .flatMap(({ weekdays, opens, closes }) =>
            weekdays.map((weekday) => ({ weekday, opens, closes })),
          ),
        exceptions: [],
        openings: [
          {
            opens: new Date(now - 3 * hourMs).toISOString(),
            closes: new Date(now + 5 * hourMs).toISOString(),
          },
        ],
      },
      order_taking: restaurant.orderTypes.flatMap((type) =>
        type === 'dine_in'
          ? []
          : {
              order_type: type,
              kitchen_minutes: 20,
              road_minutes: type === 'delivery' ? 25 : 0,
              last_order_minutes: 20,
              paused: null,
            },
      ),
    }));
}
