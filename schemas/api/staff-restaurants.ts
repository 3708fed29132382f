import { z } from 'zod';
import { addressText, addressTextOrNone } from '../fields/address-text.ts';
import { emailText } from '../fields/email-text.ts';
import { givenName } from '../fields/name-text.ts';
import { phoneAsWritten } from '../fields/phone-text.ts';
import { taxNumber } from '../fields/tax-number.ts';
import { isTimeZone } from '../rules/time/is-time-zone.ts';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, deliveryMethod, failureCode, id, idText } from './wire.ts';

/** What stands in a picture's place where there is none. */
const pictureAddress = z
  .string()
  .max(300)
  .regex(/^(?:|\/media\/[\w./-]+)$/, 'Upload the picture again.')
  .refine((path) => !path.includes('..'), 'Upload the picture again.');

/** Who a restaurant is, where it is, and what it offers. */
export const restaurantDetailsBody = z.object({
  name: givenName(80),
  street_name: addressText('formattedAddress', {
    missing: 'Write the street and number.',
    tooLong: 'Write at most 200 characters.',
  }),
  city: addressText('city', {
    missing: 'Write the city.',
    tooLong: 'Write at most 80 characters.',
  }),
  postcode: addressTextOrNone('postcode', 'Write at most 12 characters.'),
  phone: phoneAsWritten,
  email: z.union([z.literal(''), emailText()], 'Write an email address, or leave it empty.'),
  /** IANA zone; every local time of the restaurant is in it. */
  time_zone: z
    .string()
    .refine(isTimeZone, 'Choose a time zone of the list, such as Europe/Berlin.'),
  tax_number: taxNumber,
  picture: pictureAddress,
  order_types: z.array(deliveryMethod).min(1, 'Offer at least one way to get an order.'),
  is_online_order_enabled: z.boolean(),
  /** Its place in the list of restaurants, lowest first. */
  position: z.number('Write a whole number.').int('Write a whole number.').min(0).max(999),
});
export type RestaurantDetailsBody = z.output<typeof restaurantDetailsBody>;

const restaurantDetails = restaurantDetailsBody.extend({
  id,
  /** false: closed for good or for long; it takes no orders and no page shows it. */
  is_open: z.boolean(),
  /** Orders under way: closing leaves them as they are. */
  open_orders: count,
  revision: count,
});
export type RestaurantDetails = z.output<typeof restaurantDetails>;

const restaurant = z.object({ restaurantId: idText });
const revision = z.object({ 'if-match': z.string().max(40).optional() });

export const listStaffRestaurants = endpoint(routes.listStaffRestaurants, {
  summary: 'Restaurants that the member of staff leads, closed ones too.',
  security: ['staff'],
  reply: dataOf(z.array(restaurantDetails)),
});

export const addRestaurant = endpoint(routes.addRestaurant, {
  summary: 'Adds a restaurant without hours and dishes. A name that is taken: 409.',
  security: ['staff'],
  roles: ['owner'],
  body: restaurantDetailsBody,
  status: 201,
  reply: dataOf(restaurantDetails),
});

export const setRestaurantDetails = endpoint(routes.setRestaurantDetails, {
  summary: 'Changes who a restaurant is. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: revision,
  body: restaurantDetailsBody,
  reply: dataOf(restaurantDetails),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: restaurantDetails }) },
});

export const setRestaurantOpen = endpoint(routes.setRestaurantOpen, {
  summary: 'Closes a restaurant, or opens it again, as owners may; orders under way go on.',
  security: ['staff'],
  params: restaurant,
  body: z.object({ is_open: z.boolean() }),
  reply: dataOf(restaurantDetails),
});
