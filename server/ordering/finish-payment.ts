import type { Database } from '../db/client.ts';
import { closeCart, lockCart } from '../db/queries/carts.ts';
import { lockOrder, updateOrder } from '../db/queries/orders.ts';
import type { OrderRow } from '../db/queries/orders.ts';
import { settlePayment } from '../db/queries/payments.ts';
import type { Deps } from '../deps.ts';
import type { PaymentResult } from '../ports/payments/gateway.ts';

type Finish = {
  order: OrderRow;
  paymentId: string;
  result: PaymentResult | { outcome: 'cancelled' };
  now: Date;
};

/**
 * Records how an attempt ended. Money that moved places the order and closes its cart, once; a
 * refusal leaves the cart editable (rule R60).
 */
export async function finishPayment(
  tx: Database,
  tenantId: number,
  { log }: Pick<Deps, 'log'>,
  { order: seen, paymentId, result, now }: Finish,
): Promise<void> {
  await lockCart(tx, tenantId, seen.cartId);
  const order = await lockOrder(tx, tenantId, seen.id);
  if (!order) throw new Error(`order ${seen.id} vanished while it was paid`);
  if (result.outcome === 'declined' || result.outcome === 'cancelled') {
    const failureCode = result.outcome === 'declined' ? result.code : 'abandoned';
    await settlePayment(tx, tenantId, paymentId, { status: 'failed', failureCode });
    return;
  }
  if (result.outcome !== 'succeeded') return;
  const { reference } = result;
  await settlePayment(tx, tenantId, paymentId, { status: 'succeeded', reference });
  if (order.status !== 'pending_payment') {
    // Late money for an ended order: R59's refund comes with the order engine; it is never lost.
    log.error({ tenantId, orderId: order.id, paymentId }, 'paid after the order had ended');
    await updateOrder(tx, tenantId, order.id, { paymentStatus: 'paid' });
    return;
  }
  const paid = { status: 'placed', paymentStatus: 'paid', placedAt: now } as const;
  await updateOrder(tx, tenantId, order.id, paid);
  await closeCart(tx, tenantId, order.cartId, now);
}
