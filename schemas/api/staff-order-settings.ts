import { z } from 'zod';
import { emailText } from '../fields/email-text.ts';
import { endpoint } from './endpoint.ts';

import { unansweredOutcome } from './orders.ts';
import { routes } from './routes.ts';
import { count, dataOf, failureCode, idText, instant } from './wire.ts';

/**
 * Events of orders that a restaurant may be mailed. `new_without_sound`: new orders that no desk with its
 * sound on rang for (decision 121); beside `new`, each new order, it changes nothing.
 */
export const restaurantMailTopics = ['new', 'new_without_sound', 'changed', 'cancelled'] as const;
export type RestaurantMailTopic = (typeof restaurantMailTopics)[number];

/** How a restaurant takes its orders. */
export const orderSettingsBody = z.object({
  /** false: every order is accepted by the program as it comes. */
  accepts_by_hand: z.boolean(),
  /** Minutes of opening time after which an order counts as unanswered (rule R61). */
  answer_minutes: z.number().int().min(1).max(240),
  if_unanswered: unansweredOutcome,
  mails: z.array(z.enum(restaurantMailTopics)).max(restaurantMailTopics.length),
  /** Empty: the restaurant's own email. */
  mail_address: z.union([z.literal(''), emailText()]),
  /** So many uncollected cash orders, and a customer pays by card; null: any number. */
  no_show_limit: z.number().int().min(1).max(20).nullable(),
});
export type OrderSettingsBody = z.output<typeof orderSettingsBody>;

const orderSettings = orderSettingsBody.extend({
  revision: count,
  /** Where mails go that have no address of their own; may be empty. */
  restaurant_email: z.string(),
});
export type OrderSettings = z.output<typeof orderSettings>;

const restaurant = z.object({ restaurantId: idText });

export const getOrderSettings = endpoint(routes.getOrderSettings, {
  summary: 'How a restaurant takes its orders.',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(orderSettings),
});

export const setOrderSettings = endpoint(routes.setOrderSettings, {
  summary: 'Sets how a restaurant takes its orders. Needs If-Match; stale: 412 with the present.',
  security: ['staff'],
  params: restaurant,
  headers: z.object({ 'if-match': z.string().max(40).optional() }),
  body: orderSettingsBody,
  reply: dataOf(orderSettings),
  failures: { 412: z.object({ error: z.string(), code: failureCode, data: orderSettings }) },
});

const noShow = z.object({
  order_id: z.uuid(),
  number: z.string(),
  at: instant,
  name: z.string(),
  phone_no: z.string(),
  email: z.string(),
  /** Uncollected cash orders of this customer that count, this one included. */
  count,
});
export type NoShow = z.output<typeof noShow>;

export const listNoShows = endpoint(routes.listNoShows, {
  summary: 'Cash orders that nobody collected and that count, newest first (at most 100).',
  security: ['staff'],
  params: restaurant,
  reply: dataOf(z.array(noShow)),
});

export const forgiveNoShows = endpoint(routes.forgiveNoShows, {
  summary: 'Lets a customer pay in cash again: none of their uncollected orders counts any more.',
  security: ['staff'],
  params: restaurant.extend({ orderId: z.uuid() }),
  reply: dataOf(z.array(noShow)),
});
