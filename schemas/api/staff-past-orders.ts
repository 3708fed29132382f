import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { staffOrder } from './staff.ts';
import { everyRole } from './staff-role.ts';
import { businessDate } from './staff-days.ts';
import { dataOf, idText, plainLine } from './wire.ts';

export const listPastOrders = endpoint(routes.listPastOrders, {
  summary: 'Orders of a restaurant that were handed over or called off, the newest first.',
  security: ['staff'],
  scope: 'orders:read',
  roles: everyRole,
  query: z.object({
    restaurant_id: idText,
    /** A number, how words of a name begin, or how a telephone number ends. */
    text: plainLine.max(80).optional(),
    /** Of fulfilment. */
    date: businessDate.optional(),
    /** Those that follow this one. */
    after: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      orders: z.array(staffOrder),
      /** What `after` is for the orders that follow; null: there are no more. */
      next: z.uuid().nullable(),
    }),
  ),
});
