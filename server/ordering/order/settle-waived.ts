import type { Database } from '../../db/client.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import { updateOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { takeCash } from '../../db/queries/payments.ts';
import { leftOfPayment } from '../../domain/order/refund-tenders.ts';

/**
 * What staff took off an order on a tab until nothing of it is to be paid any more: no payment of the
 * tab will come for it, so it counts as taken and given back, as of an order that is paid in cash.
 */
export async function settleWaived(
  tx: Database,
  { tenantId, id, tabId, paymentStatus }: OrderRow,
  now: Date,
): Promise<void> {
  if (tabId === null) return;
  const money = await findMoneyOfOrder(tx, tenantId, id);
  const waiting = money.payments.find(
    ({ gateway, status }) => gateway === 'cash' && status === 'pending',
  );
  if (!waiting || leftOfPayment(waiting, money) > 0) return;
  await takeCash(tx, tenantId, id, now);
  if (paymentStatus === 'unpaid') await updateOrder(tx, tenantId, id, { paymentStatus: 'paid' });
}
