import type { Order } from '../api/orders.ts';

/** Whether an order was rejected because nobody of its restaurant answered in time (rule R61). */
export const endedUnanswered = ({ status, events }: Pick<Order, 'status' | 'events'>): boolean =>
  status === 'rejected' && events.findLast((event) => event.status === status)?.actor === 'system';
