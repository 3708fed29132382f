import type { Order } from '#schemas/api/orders.ts';
import { ApiError } from '../../errors/api-error.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow, StoredOrder } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isOpen } from '../paying/attempt-of.ts';
import { cancellation } from '../../domain/order/cancellation.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import { inProgress } from '../paying/begin-payment.ts';
import { endOrder } from '../order/end-order.ts';
import { findOrderFor } from '../order/find-order-for.ts';
import type { OrderCall } from '../order/find-order-for.ts';
import { settleOpenPayments } from '../paying/settle-open-payments.ts';
import { showOrder } from '../order/show-order.ts';

/**
 * Cancels an order for its customer while that is allowed (rule R73); a second call changes
 * nothing.
 * @throws ApiError 404, 409 `too_late_to_cancel`, `order_state` or `payment_in_progress`.
 */
export async function cancelOrder(
  deps: Deps,
  call: OrderCall & { reason: string },
): Promise<{ data: Order }> {
  const { db, clock } = deps;
  const stored = await findOrderFor(deps, call);
  if (stored.order.status !== 'cancelled') {
    await settleFirst(deps, stored);
    await db.transaction(async (tx) => {
      const { tenantId, id } = stored.order;
      const order = await lockOrder(tx, tenantId, id);
      if (!order) throw new Error(`order ${id} vanished while it was cancelled`);
      if (order.status === 'cancelled') return;
      const now = clock();
      // What was tried meanwhile would be paid for nothing.
      if ((await findPaymentsOfOrder(tx, tenantId, id)).some(isOpen)) throw inProgress();
      if (isUnderWay(order) && !cancellation(order, stored.restaurant, now).mayCancel) {
        throw tooLate(stored.restaurant.phone);
      }
      const { reason } = call;
      const refundReason = reason || orderReasons.byCustomer;
      const ending = {
        order,
        to: 'cancelled',
        actor: 'customer',
        reason,
        refundReason,
        now,
      } as const;
      await endOrder(tx, tenantId, ending);
    });
  }
  return { data: showOrder(deps, await findOrderFor(deps, call)) };
}

/** Ends what is open at a gateway before the order is (rule R60); money that moved goes back. */
async function settleFirst(deps: Deps, { order }: StoredOrder): Promise<void> {
  if (order.status !== 'pending_payment') return;
  const settled = await settleOpenPayments(deps, order.tenantId, order.id);
  if (settled === 'under_way') throw inProgress();
}

/** What is over already is refused by the table of states (rule R56). */
const isUnderWay = ({ status }: OrderRow): boolean => !isOrderOver(status);

const tooLate = (phone: string) =>
  new ApiError(409, 'too_late_to_cancel', ({ orders }) => orders.tooLateToCancel(phone));
