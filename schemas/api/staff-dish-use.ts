import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, idText } from './wire.ts';

const getDishUse = endpoint(routes.getDishUse, {
  summary: 'In how many carts of the last day a dish is, before it is taken off the menu.',
  security: ['staff'],
  params: z.object({ restaurantId: idText, dishId: idText }),
  reply: dataOf(
    z.object({
      /** Open, and changed within the last 24 hours; a cart of combos and halves counts too. */
      open_carts: count,
    }),
  ),
});

/** What taking a dish off would reach, as a row of the contract. */
export const dishUseEndpoints = { getDishUse };
