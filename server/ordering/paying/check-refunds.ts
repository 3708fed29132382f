import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { lockOrder, updateOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { findRefundsOfOrder, updateRefund } from '../../db/queries/refunds.ts';
import type { Refund } from '../../db/queries/refunds.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { attemptOf } from './attempt-of.ts';
import { gatewayOf } from './gateway-of.ts';
import { noteOnOrder } from '../order/note-on-order.ts';

type Paid = { payment: Payment; order: Pick<OrderRow, 'cartId'> };

const reason = orderReasons.refundCameBack;

/**
 * Looks again at the refunds of a payment after its gateway reported a change: a bank may send one back days
 * later. Such a one is marked and not asked for again, for people have to find another way.
 * @throws GatewayUnreachable where it cannot be looked up.
 */
export async function checkRefunds(
  deps: Deps,
  tenantId: number,
  { payment, order: { cartId } }: Paid,
): Promise<void> {
  for (const refund of await doneRefundsOf(deps.db, payment)) {
    const gateway = gatewayOf(deps, payment.gateway);
    const result = await gateway.findRefund(attemptOf(payment), refund.reference);
    if (result.outcome !== 'failed') continue;
    const details = {
      tenantId,
      orderId: payment.orderId,
      refund: refund.id,
      reason: result.reason,
    };
    deps.log.error(details, 'a bank sent a refund back');
    await deps.db.transaction(async (tx) => {
      await lockCart(tx, tenantId, cartId);
      const order = await lockOrder(tx, tenantId, payment.orderId);
      // The same event, received twice at once.
      const isNewProblem = (await doneRefundsOf(tx, payment)).some(({ id }) => id === refund.id);
      if (!order || !isNewProblem) return;
      await updateRefund(tx, tenantId, refund.id, { status: 'failed', lastError: result.reason });
      // An order that was paid twice stays paid.
      if (order.paymentStatus === 'refunded') {
        await updateOrder(tx, tenantId, order.id, { paymentStatus: 'refund_pending' });
      }
      await noteOnOrder(tx, tenantId, { order, reason, actor: 'gateway', now: deps.clock() });
    });
  }
}

/** What the gateway took on as a refund of its own; what was refunded elsewhere has no name here. */
async function doneRefundsOf(
  db: Database,
  { tenantId, orderId, id, reference: paid }: Payment,
): Promise<(Refund & { reference: string })[]> {
  return (await findRefundsOfOrder(db, tenantId, orderId)).flatMap(({ refund }) => {
    const { paymentId, kind, status, reference } = refund;
    const isDone = paymentId === id && kind === 'refund' && status === 'succeeded';
    return isDone && reference !== null && reference !== paid ? [{ ...refund, reference }] : [];
  });
}
