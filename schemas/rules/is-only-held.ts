import type { Order } from '../api/orders.ts';

/**
 * Whether the money of an order was held and never taken: it is taken when the restaurant accepts
 * (rule R61), so what was placed and never accepted lets go of a hold instead of paying back.
 */
export const isOnlyHeld = ({ events }: Pick<Order, 'events'>): boolean =>
  events.some(({ status }) => status === 'placed') &&
  !events.some(({ status }) => status === 'accepted');
