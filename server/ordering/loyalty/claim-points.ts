import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import type { Database } from '../../db/client.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import { grantPoints, promisePoints, settleRefundedPoints } from './earn-points.ts';

/**
 * Gives a user the points of orders that they placed as a guest and have claimed by a verified
 * address or number, in the transaction that has made the orders theirs (rule R79). Each earns once,
 * whoever claims it and how often; one from before there were points earns none.
 */
export async function earnClaimedOrders(
  tx: Database,
  tenantId: number,
  { orderIds, now }: { orderIds: readonly string[]; now: Date },
): Promise<void> {
  // In one sequence, so that two who claim at once never wait for each other.
  for (const orderId of orderIds.toSorted()) {
    const order = await lockOrder(tx, tenantId, orderId);
    if (!order || order.status === 'pending_payment' || isUnfulfilled(order.status)) continue;
    await promisePoints(tx, tenantId, { order, now });
    await settleRefundedPoints(tx, tenantId, { orderId, now });
    if (order.status === 'completed') await grantPoints(tx, tenantId, { order, now });
  }
}
