import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isOpen } from './attempt-of.ts';
import { isFresh } from '../../domain/order/pending-order.ts';
import { inProgress } from './begin-payment.ts';
import { moveOrder } from '../order/move-order.ts';
import { settleOpenPayments } from './settle-open-payments.ts';

/**
 * Ends an unpaid order whose cart is ordered otherwise now (rules R52, R60): its open attempts are
 * ended at their gateway or found paid, then its goods are given back. One that was paid stays.
 * @throws ApiError 409 `payment_in_progress` while it is being paid.
 */
export async function endPending(
  deps: Deps,
  tenantId: number,
  { id, cartId, restaurantId }: OrderRow,
): Promise<void> {
  const settled = await settleOpenPayments(deps, tenantId, id);
  if (settled === 'under_way') throw inProgress();
  await deps.db.transaction(async (tx) => {
    await lockCart(tx, tenantId, cartId);
    const order = await lockOrder(tx, tenantId, id);
    if (order?.status !== 'pending_payment') return;
    if ((await findPaymentsOfOrder(tx, tenantId, id)).some(isOpen)) throw inProgress();
    const now = deps.clock();
    const ending = isFresh(order, now)
      ? { to: 'cancelled' as const, reason: orderReasons.replaced }
      : { to: 'expired' as const, reason: orderReasons.unpaid };
    await moveOrder(tx, tenantId, { ...ending, order, actor: 'customer', now });
  });
  // What it held can be had again, and the event may come a little late.
  deps.menus.forget(tenantId, restaurantId);
}
