import type { Order } from '../api/orders.ts';

/**
 * Who accepted an order: a person of the restaurant, or the program where the restaurant lets it;
 * null while nobody has. No sentence says that a person has where none has (requirements, Ordering).
 */
export function acceptanceOf({ events }: Pick<Order, 'events'>): 'by_hand' | 'automatic' | null {
  const accepted = events.findLast(({ status }) => status === 'accepted');
  if (!accepted) return null;
  return accepted.actor === 'staff' ? 'by_hand' : 'automatic';
}
