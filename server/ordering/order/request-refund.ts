import type { Database } from '../../db/client.ts';
import { updateOrder } from '../../db/queries/orders.ts';
import { findPaymentsOfOrder } from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { insertRefund } from '../../db/queries/refunds.ts';

type Request = {
  orderId: string;
  /** For staff and the gateway's books. */
  reason: string;
  now: Date;
};

/**
 * Sends all the money of an order back, in the caller's transaction, which holds the order's lock:
 * what was taken is refunded, what is held or not yet decided is let go of (rules R59, R61, R73).
 * A job asks the gateway (server/jobs/send-refunds.ts). Asking again changes nothing.
 */
export async function requestRefund(
  tx: Database,
  tenantId: number,
  { orderId, reason, now }: Request,
): Promise<void> {
  let isMoneyDue = false;
  for (const payment of await findPaymentsOfOrder(tx, tenantId, orderId)) {
    const kind = kindFor(payment);
    if (kind === null) continue;
    const { id: paymentId, amount, status } = payment;
    const isNew = await insertRefund(tx, tenantId, { paymentId, amount, kind, reason, now });
    // Held money may come after its release was asked for, and is then still to be let go of.
    if (status === 'authorised' || (isNew && status === 'succeeded')) isMoneyDue = true;
  }
  if (isMoneyDue) await updateOrder(tx, tenantId, orderId, { paymentStatus: 'refund_pending' });
}

/** A mismatched payment is left to people (rule R58), and cash goes back at the counter. */
function kindFor({ gateway, status }: Payment): 'refund' | 'void' | null {
  if (gateway === 'cash') return null;
  if (status === 'succeeded') return 'refund';
  return status === 'authorised' || status === 'pending' || status === 'requires_action'
    ? 'void'
    : null;
}
