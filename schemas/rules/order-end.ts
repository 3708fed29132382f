import type { OrderStatus } from '../api/orders.ts';

/** How an order that has a status ended, or null while it is under way (rule R56). */
const endOf = {
  pending_payment: null,
  placed: null,
  accepted: null,
  preparing: null,
  ready: null,
  out_for_delivery: null,
  completed: 'fulfilled',
  rejected: 'unfulfilled',
  cancelled: 'unfulfilled',
  expired: 'unfulfilled',
} as const satisfies Record<OrderStatus, 'fulfilled' | 'unfulfilled' | null>;

/** How it ended: with its goods handed over or not; null while it is under way. */
export const orderEnd = (status: OrderStatus): 'fulfilled' | 'unfulfilled' | null => endOf[status];

/** Whether the status is the last one: nothing about the order changes but its payment. */
export const isOrderOver = (status: OrderStatus): boolean => endOf[status] !== null;

/** Whether the order ended without its goods being handed over. */
export const isUnfulfilled = (status: OrderStatus): boolean => endOf[status] === 'unfulfilled';
