import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { deliveryMethod, id } from './wire.ts';

/** Local wall clock, 'HH:MM'; closing at or before opening crosses midnight (rule R18). */
const range = z.object({ opens: z.string(), closes: z.string() });

/** Instants, half-open. */
const opening = z.object({ opens: z.iso.datetime(), closes: z.iso.datetime() });

/** When it is open: by the hours of pickup, else of dining in, else of delivery (R17). */
export const openingHours = z.object({
  /** ISO weekday, 1 is Monday; a day that is missing is closed. */
  week: z.array(range.extend({ weekday: z.number().int().min(1).max(7) })),
  /** Local dates from yesterday to a fortnight ahead that differ; without ranges it is closed. */
  exceptions: z.array(z.object({ date: z.string(), ranges: z.array(range), note: z.string() })),
  /** The same as instants, in order and without overlaps, from yesterday to a week ahead. */
  openings: z.array(opening),
});
export type OpeningHours = z.output<typeof openingHours>;

/** How orders of a type are taken, but for what a cart or an address adds (rules R17, R19, R20). */
const orderTaking = z.object({
  order_type: deliveryMethod,
  /** From order to ready: the kitchen's usual minutes and, while it is busy, more. */
  kitchen_minutes: z.number().int().nonnegative(),
  /** On the road, without what a zone adds; 0 of what nobody brings. */
  road_minutes: z.number().int().nonnegative(),
  /** So long before closing the last order for as soon as possible is taken. */
  last_order_minutes: z.number().int().nonnegative(),
  /** Orders are not taken: until when (null: until further notice). */
  paused: z.object({ until: z.iso.datetime().nullable() }).nullable(),
  /** When it is served, as instants, where that is not whenever the restaurant is open. */
  openings: z.array(opening).optional(),
});
export type OrderTaking = z.output<typeof orderTaking>;

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
  /** Of each order type that it offers online. */
  order_taking: z.array(orderTaking),
});
export type RestaurantWithImages = z.output<typeof restaurantWithImages>;

export const listRestaurants = endpoint(routes.listRestaurants, {
  summary: 'Restaurants of a tenant with their pictures and doors, as a bare array.',
  security: [],
  body: z.object({ tenant_id: id, status: z.number().int().min(0).max(99) }),
  reply: z.array(restaurantWithImages),
});
