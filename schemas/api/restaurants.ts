import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { deliveryMethod, id } from './wire.ts';

/** An element of POST /restaurants-with-images (spec §3, Restaurant). */
export const restaurantWithImages = z.object({
  restaurant: z.object({
    id,
    name: z.string(),
    status: z.number().int(),
    time_zone: z.string(),
    order_types: z.array(deliveryMethod),
  }),
  attachment_paths: z.array(z.object({ upload_path: z.string() })),
  address: z.object({
    street_name: z.string(),
    city: z.string(),
    postcode: z.string(),
    phone: z.string(),
  }),
});
export type RestaurantWithImages = z.output<typeof restaurantWithImages>;

export const listRestaurants = endpoint(routes.listRestaurants, {
  summary: 'Restaurants of a tenant with their pictures, as a bare array.',
  security: [],
  body: z.object({ tenant_id: id, status: z.number().int().min(0).max(99) }),
  reply: z.array(restaurantWithImages),
});
