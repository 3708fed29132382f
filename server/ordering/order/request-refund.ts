import type { Database } from '../../db/client.ts';
import { findMoneyOfOrder } from '../../db/queries/order-money.ts';
import type { OrderMoney } from '../../db/queries/order-money.ts';
import { updateOrder } from '../../db/queries/orders.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { insertVoid } from '../../db/queries/refunds.ts';
import { leftOfPayment, tenderOf } from '../../domain/order/refund-tenders.ts';
import { writeRefund } from './write-refund.ts';
import type { RefundedBy } from './write-refund.ts';

type Request = {
  orderId: string;
  /** For the customer, staff and the gateway's books. */
  reason: string;
  by: RefundedBy;
  now: Date;
};

/**
 * Sends all the money of an order back, in the caller's transaction, which holds the order's lock:
 * what was taken and is left of it is refunded, to gift cards at once, what is held or not yet decided
 * is let go of (rules R59, R61, R71, R73). A job asks the gateway (server/jobs/send-refunds.ts). Asking again changes nothing.
 * A mismatched payment is left to people (rule R58), and cash that was not collected is not given back.
 */
export async function requestRefund(
  tx: Database,
  tenantId: number,
  { orderId, reason, by, now }: Request,
): Promise<void> {
  const money = await findMoneyOfOrder(tx, tenantId, orderId);
  const ofCards = money.payments.filter(({ gateway }) => gateway !== 'cash');
  const untaken = ofCards.filter((payment) => isUntaken(payment));
  for (const { id: paymentId, amount } of untaken) {
    await insertVoid(tx, tenantId, { paymentId, amount, reason, now });
  }
  // Of cash only a tab's was taken before the order was over.
  const taken = money.payments.filter(({ status }) => status === 'succeeded');
  const transfers = taken.flatMap((payment) => {
    const amount = untouchedOf(payment, money);
    return amount > 0 ? [{ kind: tenderOf(payment), paymentId: payment.id, amount }] : [];
  });
  const currency = taken[0]?.currency;
  if (currency !== undefined && transfers.length > 0) {
    const refund = { orderId, kind: 'all', currency, reason } as const;
    await writeRefund(tx, tenantId, { ...refund, by, transfers, now });
  }
  // Held money may come after its release was asked for, and is then still to be let go of.
  const isHeld = ofCards.some(({ status }) => status === 'authorised');
  if (!isHeld && transfers.length === 0) return;
  const isOnItsWay = isHeld || transfers.some(({ kind }) => kind === 'card');
  const paymentStatus = isOnItsWay ? 'refund_pending' : 'refunded';
  await updateOrder(tx, tenantId, orderId, { paymentStatus });
}

/** What gift cards hold is released with the order's goods. */
const isUntaken = ({ gateway, status }: Payment): boolean =>
  gateway !== 'gift_card' &&
  (status === 'authorised' || status === 'pending' || status === 'requires_action');

/** What a bank sent back waits for people: the program asks for no money twice. */
function untouchedOf(payment: Payment, money: OrderMoney): number {
  const failed = money.refunds.filter(
    ({ paymentId, kind, status }) =>
      paymentId === payment.id && kind === 'refund' && status === 'failed',
  );
  return leftOfPayment(payment, money) - failed.reduce((sum, { amount }) => sum + amount, 0);
}
