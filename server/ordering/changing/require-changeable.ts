import type { OrderStatus } from '#schemas/api/orders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import { ApiError } from '../../errors/api-error.ts';

/**
 * @throws ApiError 409 `order_state` unless the kitchen has accepted the order and not finished it:
 * only then its money is settled and its dishes can still be others. A test order has no money.
 */
export function requireChangeable({ status, isTest }: Pick<OrderRow, 'status' | 'isTest'>): void {
  const why = isTest ? 'Nothing is changed of a test order. Place another one.' : refusals[status];
  if (why !== null) throw new ApiError(409, 'order_state', why);
}

const over = 'This order is over, so nothing of it can be changed. Refund a part of it instead.';

const refusals: Record<OrderStatus, string | null> = {
  pending_payment: 'This order waits for its payment.',
  placed: 'Accept this order first, then change it.',
  accepted: null,
  preparing: null,
  ready: 'This order is packed already. Refund a part of it, or enter another order.',
  out_for_delivery: 'This order is on its way. Refund a part of it instead.',
  completed: over,
  rejected: over,
  cancelled: over,
  expired: over,
};

/** How often the lines of an order were changed. */
export const versionOf = ({ events }: Pick<StoredOrder, 'events'>): number =>
  events.filter(({ change }) => change !== null).length;
