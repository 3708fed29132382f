import type { OrderStatus } from '#schemas/api/orders.ts';

const mailed = new Set<OrderStatus>([
  'placed',
  'accepted',
  // Another time, told while it is in the kitchen.
  'preparing',
  'ready',
  'out_for_delivery',
  'rejected',
  'cancelled',
  'expired',
]);

/** Whether a state may call for a mail; which one it is, if any, is decided when it is sent. */
export const isMailed = (status: OrderStatus): boolean => mailed.has(status);
