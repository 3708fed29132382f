import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import { findOrderById, listOverdueOrders, lockOrderIfFree } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isOpen } from './attempt-of.ts';
import { isGivenUp, isOverdue } from '../../domain/order/pending-order.ts';
import { endOrder } from '../order/end-order.ts';
import { settleOpenPayments } from './settle-open-payments.ts';

/** One round looks at so many; the next one comes seconds later. */
const most = 100;

/**
 * Ends the orders that waited too long for their money (rule R59).
 * Any number of instances may do it at the same time.
 * @returns how many ended.
 */
export async function expireOrders(deps: Deps): Promise<number> {
  let ended = 0;
  for (const order of await listOverdueOrders(deps.db, deps.clock(), most)) {
    try {
      if (await expireIfOverdue(deps, order)) ended += 1;
    } catch (error) {
      deps.log.warn({ err: error, orderId: order.id }, 'an overdue order could not be ended');
    }
  }
  return ended;
}

/**
 * Ends an order if it waited too long; also asked where an order is read, so that nobody sees one
 * that should be over. An open payment is ended at its gateway first, or found paid (rule R60).
 * @returns whether it ended now.
 */
export async function expireIfOverdue(
  deps: Deps,
  { tenantId, id }: Pick<OrderRow, 'tenantId' | 'id'>,
): Promise<boolean> {
  const seen = await findOrderById(deps.db, tenantId, id);
  if (!seen || !isOverdue(seen, deps.clock())) return false;
  if (!(await isSettled(deps, seen))) return false;
  return deps.db.transaction(async (tx) => {
    const now = deps.clock();
    const order = await lockOrderIfFree(tx, tenantId, id);
    if (!order || !isOverdue(order, now)) return false;
    const isInDoubt = (await findPaymentsOfOrder(tx, tenantId, id)).some(isOpen);
    if (isInDoubt && !isGivenUp(order, now)) return false;
    const reason = orderReasons.unpaid;
    await endOrder(tx, tenantId, { order, to: 'expired', actor: 'system', reason, now });
    return true;
  });
}

/**
 * Whether an unpaid order may end: no money moves for it any more, or its state was not to be had for a day.
 * Its open payment is then let go of, and money that came after all goes back (request-refund.ts).
 * @throws GatewayUnreachable before that.
 */
async function isSettled(deps: Deps, order: OrderRow): Promise<boolean> {
  const { tenantId, id } = order;
  const isLast = isGivenUp(order, deps.clock());
  const settled = await settleOpenPayments(deps, tenantId, id).catch((error: unknown) => {
    if (!isLast) throw error;
    deps.log.warn({ err: error, tenantId, orderId: id }, 'an order ends with its payment in doubt');
    return 'under_way' as const;
  });
  return settled === 'clear' || (settled === 'under_way' && isLast);
}
