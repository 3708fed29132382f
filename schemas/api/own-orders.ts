import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { order } from './orders.ts';
import { routes } from './routes.ts';
import { dataOf, deliveryMethod, idText } from './wire.ts';

/** So many orders are answered at a time. */
export const ownOrdersAtOnce = 10;

const listOwnOrders = endpoint(routes.listOwnOrders, {
  summary:
    'Orders of the user or the guest who asks, the newest first; one that was never paid is left out.',
  security: ['user', 'guest'],
  query: z.object({
    restaurant_id: idText.optional(),
    delivery_method: deliveryMethod.optional(),
    /** Those that follow this one. */
    after: z.uuid().optional(),
  }),
  reply: dataOf(
    z.object({
      orders: z.array(order),
      /** What `after` is for the orders that follow; null: there are no more. */
      next: z.uuid().nullable(),
    }),
  ),
});

/** A customer's own orders, for the contract. */
export const ownOrderEndpoints = { listOwnOrders };
