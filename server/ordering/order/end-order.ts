import type { Database } from '../../db/client.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { moveOrder } from './move-order.ts';
import type { OrderMove } from './move-order.ts';
import { requestRefund } from './request-refund.ts';
import type { RefundedBy } from './write-refund.ts';

type Ending = Omit<OrderMove, 'changes' | 'promisedAt'> & {
  to: 'cancelled' | 'rejected' | 'expired';
  reason: string;
  /** Of the staff, who ends it. */
  staff?: RefundedBy['staff'];
  /** For the ledger and the gateway's books, where the customer gave none. */
  refundReason?: string;
};

/**
 * Ends an order early, all in the caller's transaction (rules R59, R61, R73): its state with the
 * reason, its dishes, time and coupon given back, its money sent back. Again changes nothing.
 * @throws ApiError 409 `order_state` where it is too late for that.
 */
export async function endOrder(tx: Database, tenantId: number, ending: Ending): Promise<OrderRow> {
  const { order, to, reason, refundReason = reason, actor, staff = null, now } = ending;
  if (order.status === to) return order;
  const ended = await moveOrder(tx, tenantId, ending);
  const by = { actor, staff };
  await requestRefund(tx, tenantId, { orderId: order.id, reason: refundReason, by, now });
  return ended;
}
