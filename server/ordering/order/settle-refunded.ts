import type { Database } from '../../db/client.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import { updateOrder } from '../../db/queries/orders.ts';
import type { StoredOrder } from '../../db/queries/orders.ts';
import { isTakenBack } from '../../domain/order/refund-tenders.ts';
import { refundableOrder } from '../../domain/order/refundable-order.ts';

/** An order of which nothing is left is not paid any more; cash that was never collected never was. */
export async function settleRefunded(tx: Database, { order, ...seen }: StoredOrder): Promise<void> {
  const { tenantId, id } = order;
  const money = await findMoneyOfOrder(tx, tenantId, id);
  const refundable = refundableOrder({ ...seen, order, money });
  const isDisputed = money.disputes.some(isTakenBack);
  if (!refundable || refundable.left > 0 || isDisputed) return;
  const isOnItsWay = money.refunds.some(({ status }) => status === 'pending');
  if (isOnItsWay) await updateOrder(tx, tenantId, id, { paymentStatus: 'refund_pending' });
  else if (money.payments.some(({ status }) => status === 'succeeded')) {
    await updateOrder(tx, tenantId, id, { paymentStatus: 'refunded' });
  }
}
