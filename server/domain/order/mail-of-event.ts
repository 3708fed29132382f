import type { OrderEventRow } from '../../db/queries/order-events.ts';
import type { OrderRow } from '../../db/queries/orders.ts';

export type OrderMailKind =
  | 'received'
  | 'accepted'
  | 'changed'
  | 'ready'
  | 'on_its_way'
  | 'cancelled'
  | 'refunded';

type Event = Pick<OrderEventRow, 'status' | 'actor' | 'promisedAt'>;

/**
 * The mail that something which happened to an order calls for, or none: an order that accepts
 * itself is received with that, and what was never paid was never an order.
 * @param before what happened just before it.
 */
export function mailOfEvent(
  { status, actor, promisedAt }: Event,
  before: Event | undefined,
  { deliveryMethod }: Pick<OrderRow, 'deliveryMethod'>,
): OrderMailKind | null {
  if (before?.status === status) {
    return before.promisedAt.getTime() === promisedAt.getTime() ? null : 'changed';
  }
  switch (status) {
    case 'placed':
      return 'received';
    case 'accepted':
      return actor === 'staff' ? 'accepted' : 'received';
    case 'ready':
      return deliveryMethod === 'delivery' ? null : 'ready';
    case 'out_for_delivery':
      return 'on_its_way';
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return before === undefined || before.status === 'pending_payment' ? null : 'cancelled';
    default:
      return null;
  }
}
