import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { deliveryMethod, id } from './wire.ts';

/** Local wall clock, 'HH:MM'; closing at or before opening crosses midnight (rule R18). */
const range = z.object({ opens: z.string(), closes: z.string() });

/** When it is open: by the hours of pickup, else of dining in, else of delivery (R17). */
export const openingHours = z.object({
  /** ISO weekday, 1 is Monday; a day that is missing is closed. */
  week: z.array(range.extend({ weekday: z.number().int().min(1).max(7) })),
  /** Local dates from yesterday to a fortnight ahead that differ; without ranges it is closed. */
  exceptions: z.array(z.object({ date: z.string(), ranges: z.array(range), note: z.string() })),
  /** The same as instants, in order and without overlaps, from yesterday to a week ahead. */
  openings: z.array(z.object({ opens: z.iso.datetime(), closes: z.iso.datetime() })),
});
export type OpeningHours = z.output<typeof openingHours>;

/** An element of POST /restaurants-with-images (specification §3, Restaurant). */
export const restaurantWithImages = z.object({
  restaurant: z.object({
    id,
    name: z.string(),
    status: z.number().int(),
    time_zone: z.string(),
    order_types: z.array(deliveryMethod),
    /** Tables can be booked online. */
    takes_reservations: z.boolean(),
  }),
  attachment_paths: z.array(z.object({ upload_path: z.string() })),
  address: z.object({
    street_name: z.string(),
    city: z.string(),
    postcode: z.string(),
    phone: z.string(),
  }),
  location: z.object({ latitude: z.number(), longitude: z.number() }).nullable(),
  hours: openingHours,
});
export type RestaurantWithImages = z.output<typeof restaurantWithImages>;

export const listRestaurants = endpoint(routes.listRestaurants, {
  summary: 'Restaurants of a tenant with their pictures and doors, as a bare array.',
  security: [],
  body: z.object({ tenant_id: id, status: z.number().int().min(0).max(99) }),
  reply: z.array(restaurantWithImages),
});
