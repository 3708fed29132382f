import type { OrderStatus } from '../api/orders.ts';

/** Statuses that end an order without its goods; the index `orders_cart` names the same. */
export const unfulfilledStatuses = [
  'rejected',
  'cancelled',
  'expired',
] as const satisfies OrderStatus[];

/** Whether the order ended without its goods being handed over. */
export const isUnfulfilled = (status: OrderStatus): boolean =>
  unfulfilledStatuses.some((one) => one === status);
