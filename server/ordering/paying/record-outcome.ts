import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import type { Database } from '../../db/client.ts';
import { lockCart } from '../../db/queries/carts.ts';
import { lockOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import { isPaidByAnother, lockPayment, settlePayment } from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import { insertVoid } from '../../db/queries/refunds.ts';
import type { Deps } from '../../dependencies/deps.ts';
import type { PaymentResult } from '../../ports/payments/gateway.ts';
import { noteOnOrder } from '../order/note-on-order.ts';
import { writeRefund } from '../order/write-refund.ts';
import { payFor } from './pay-for.ts';

/**
 * What a result came to. `recorded`: nothing moved. `paid`: the order stands. `mismatched`: another
 * amount moved (rule R58). `returned`: the money goes back, for the order was over or paid already.
 */
export type Recorded = 'recorded' | 'paid' | 'mismatched' | 'returned';

/** What the customer reads where the bank moved another amount (rule R58). */
export const mismatchReason = orderReasons.otherAmount;

type Report = {
  payment: Pick<Payment, 'id' | 'orderId'>;
  order: Pick<OrderRow, 'cartId'>;
  result: PaymentResult;
  now: Date;
};

/** Money that was seen to move is never unseen: events that come late or out of order change nothing. */
const ranks: Record<Payment['status'], number> = {
  pending: 0,
  requires_action: 0,
  failed: 1,
  authorised: 2,
  mismatched: 3,
  surplus: 3,
  succeeded: 3,
};

/**
 * Records how an attempt stands, whoever learns it first: the call, a webhook or the customer who
 * came back (rule R57). Cart, order and attempt are locked in that order, so that an order is
 * finalised once.
 */
export async function recordOutcome(
  tx: Database,
  tenantId: number,
  { log }: Pick<Deps, 'log'>,
  { payment: { id, orderId }, order: { cartId }, result, now }: Report,
): Promise<Recorded> {
  await lockCart(tx, tenantId, cartId);
  const order = await lockOrder(tx, tenantId, orderId);
  const payment = await lockPayment(tx, tenantId, id);
  if (!order || !payment) throw new Error(`order ${orderId} vanished while it was paid`);
  const change = changeBy(result, now);
  if (ranks[change.status] <= ranks[payment.status] && !isNewMismatch(payment, change)) {
    return present(payment);
  }
  if (result.outcome !== 'succeeded' && result.outcome !== 'authorised') {
    await settlePayment(tx, tenantId, id, change);
    return 'recorded';
  }
  const { amount, currency } = result;
  const details = { tenantId, orderId, paymentId: id };
  if (amount !== payment.amount || currency !== payment.currency) {
    const expected = { amount: payment.amount, currency: payment.currency };
    log.error({ ...details, expected, moved: { amount, currency } }, 'another amount was paid');
    await settlePayment(tx, tenantId, id, { ...change, status: 'mismatched' });
    await noteOnOrder(tx, tenantId, { order, reason: mismatchReason, actor: 'gateway', now });
    return 'mismatched';
  }
  if (await isPaidByAnother(tx, tenantId, payment)) {
    log.warn(details, 'an order was paid twice; the second payment goes back');
    await settlePayment(tx, tenantId, id, { ...change, status: 'surplus' });
    const reason = orderReasons.paidAlready;
    if (result.outcome === 'succeeded') {
      const by = { actor: 'system', staff: null } as const;
      const transfers = [{ kind: 'card' as const, paymentId: id, amount }];
      const refund = { orderId, kind: 'surplus', currency, reason } as const;
      await writeRefund(tx, tenantId, { ...refund, by, transfers, now });
    } else await insertVoid(tx, tenantId, { paymentId: id, amount, reason, now });
    return 'returned';
  }
  await settlePayment(tx, tenantId, id, change);
  return payFor(tx, tenantId, { log }, { order, moved: result.outcome, now });
}

type Change = Parameters<typeof settlePayment>[3];

function changeBy(result: PaymentResult, now: Date): Change {
  switch (result.outcome) {
    case 'succeeded':
    case 'authorised': {
      const takenAt = result.outcome === 'succeeded' ? now : null;
      return { status: result.outcome, reference: result.reference, failureCode: null, takenAt };
    }
    case 'requires_action':
      return { status: 'requires_action', reference: result.reference };
    case 'processing':
      return { status: 'pending', reference: result.reference };
    case 'declined':
      return {
        status: 'failed',
        failureCode: result.code,
        ...(result.reference !== null && { reference: result.reference }),
      };
    case 'cancelled':
      return { status: 'failed', failureCode: 'abandoned' };
  }
}

/** Between the open states an attempt goes to and fro: asked, processing, asked again. */
const isNewMismatch = (payment: Payment, change: Change): boolean =>
  ranks[payment.status] === 0 && ranks[change.status] === 0;

function present({ status }: Payment): Recorded {
  if (status === 'succeeded' || status === 'authorised') return 'paid';
  if (status === 'mismatched') return 'mismatched';
  return status === 'surplus' ? 'returned' : 'recorded';
}
