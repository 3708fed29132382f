import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { updateOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { moveOrder } from '../order/move-order.ts';
import { noteOnOrder } from '../order/note-on-order.ts';
import { requestRefund } from '../order/request-refund.ts';
import { reviveOrder } from './revive-order.ts';
import { takeCart } from '../cart/take-cart.ts';

type Paid = {
  /** Under its lock; its cart and payment are locked too. */
  order: OrderRow;
  moved: 'succeeded' | 'authorised';
  now: Date;
};

/**
 * Does with an order what its money is for: places it and takes its cart. An order that ended
 * meanwhile comes back where everything still fits, else the money goes back: never paid and lost
 * (rule R59).
 */
export async function payFor(
  tx: Database,
  tenantId: number,
  { log }: Pick<Deps, 'log'>,
  { order, moved, now }: Paid,
): Promise<'paid' | 'returned'> {
  const paymentStatus = moved === 'succeeded' ? 'paid' : 'authorised';
  if (order.status === 'pending_payment') {
    await moveOrder(tx, tenantId, {
      order,
      to: 'placed',
      actor: 'gateway',
      now,
      changes: { paymentStatus },
    });
    await takeCart(tx, tenantId, order, now);
    return 'paid';
  }
  if (await reviveOrder(tx, tenantId, { order, now, changes: { paymentStatus } })) return 'paid';
  log.warn({ tenantId, orderId: order.id, status: order.status }, 'paid after the order had ended');
  await updateOrder(tx, tenantId, order.id, { paymentStatus });
  const reason = orderReasons.paidAfterEnd;
  await noteOnOrder(tx, tenantId, { order, reason, actor: 'gateway', now });
  const by = { actor: 'system', staff: null } as const;
  await requestRefund(tx, tenantId, {
    orderId: order.id,
    reason: orderReasons.paidTooLate,
    by,
    now,
  });
  return 'returned';
}
