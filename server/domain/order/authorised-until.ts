import { dayMs } from '#schemas/rules/time/minute.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';

/**
 * How long a bank surely holds what a customer in person authorised: Stripe's networks let go after
 * 7 days at the earliest, and a day of it is left for an answer.
 */
const heldMs = 6 * dayMs;

/** Until when money that was authorised at an instant can still be taken. */
export const authorisedUntil = (authorisedAt: Date): Date =>
  new Date(authorisedAt.getTime() + heldMs);

/** The same of an order, which is placed when its money is authorised; null: none is held. */
export function heldUntil({ order, events }: Pick<StoredOrder, 'order' | 'events'>): Date | null {
  if (order.paymentStatus !== 'authorised') return null;
  const placed = events.findLast(({ status }) => status === 'placed');
  return placed ? authorisedUntil(placed.at) : null;
}
