import { lockCart } from '../../db/queries/carts.ts';
import type { Database } from '../../db/client.ts';
import { findOrderById, lockOrder, updateOrder } from '../../db/queries/orders.ts';
import type { OrderRow } from '../../db/queries/orders.ts';
import {
  beginCapture,
  findPaymentsOfOrder,
  lockPayment,
  settlePayment,
} from '../../db/queries/payments.ts';
import type { Payment } from '../../db/queries/payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { attemptOf } from './attempt-of.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { orderReasons } from '#schemas/messages/en/order-reasons.ts';
import { GatewayUnreachable } from '../../ports/payments/gateway.ts';
import type { PaymentResult } from '../../ports/payments/gateway.ts';
import { gatewayOf } from './gateway-of.ts';
import { moveOrder } from '../order/move-order.ts';
import { noteOnOrder } from '../order/note-on-order.ts';
import { mismatchReason } from './record-outcome.ts';
import { requestRefund } from '../order/request-refund.ts';

/**
 * `captured`: the held money is ours. `not_needed`: nothing is held (cash, or paid already).
 * `failed`: the bank does not give it (the order is rejected with its reason) or gave another amount
 * (rule R58): do not accept. `ended`: the order was cancelled meanwhile; the money goes back.
 */
export type Capture = 'captured' | 'not_needed' | 'failed' | 'ended';

const reason = orderReasons.notReleased;

/**
 * Takes the held money of an order that staff accept, before the order is moved to `accepted`
 * (rule R61). It talks to a gateway: never call it within a transaction. Calling it again is safe.
 * @throws GatewayUnreachable where the gateway does not answer; the order then waits on.
 */
export async function captureOnAccept(
  deps: Deps,
  tenantId: number,
  orderId: string,
): Promise<Capture> {
  const order = await findOrderById(deps.db, tenantId, orderId);
  const payments = order ? await findPaymentsOfOrder(deps.db, tenantId, orderId) : [];
  const seen = payments.find(({ status }) => status === 'authorised');
  // An order that ended lets go of its money instead (request-refund.ts).
  if (!order || order.status !== 'placed' || !seen) return 'not_needed';
  const held = await deps.db.transaction((tx) => fixAmount(tx, { order, seen, now: deps.clock() }));
  const amount = held.authorised === null ? undefined : held.amount;
  const result = await gatewayOf(deps, held.gateway).capture(attemptOf(held), amount);
  const now = deps.clock();
  return deps.db.transaction((tx) => recordCapture(tx, deps, { order, held, result, now }));
}

type Held = { order: OrderRow; seen: Payment; now: Date };

/** The tip stands from here on: what the gateway is asked for is what is recorded (R58). */
async function fixAmount(tx: Database, { order, seen, now }: Held): Promise<Payment> {
  const { tenantId, id } = seen;
  await lockCart(tx, tenantId, order.cartId);
  await lockOrder(tx, tenantId, order.id);
  const payment = await lockPayment(tx, tenantId, id);
  if (!payment) throw new Error(`payment ${id} vanished before it was captured`);
  if (payment.status === 'authorised') await beginCapture(tx, tenantId, id, now);
  return payment;
}

type Captured = { order: OrderRow; held: Payment; result: PaymentResult; now: Date };

async function recordCapture(
  tx: Database,
  { log }: Pick<Deps, 'log'>,
  { order: seen, held, result, now }: Captured,
): Promise<Capture> {
  const { tenantId, id: paymentId, orderId } = held;
  await lockCart(tx, tenantId, seen.cartId);
  const order = await lockOrder(tx, tenantId, orderId);
  const payment = await lockPayment(tx, tenantId, paymentId);
  if (!order || !payment) throw new Error(`order ${orderId} vanished while it was captured`);
  if (payment.status !== 'authorised') {
    return payment.status === 'succeeded' ? 'captured' : 'failed';
  }
  if (result.outcome === 'authorised' || result.outcome === 'processing') {
    throw new GatewayUnreachable('the capture is not decided yet');
  }
  if (result.outcome !== 'succeeded') {
    log.warn({ tenantId, orderId, outcome: result.outcome }, 'held money could not be captured');
    const failureCode = result.outcome === 'declined' ? result.code : 'capture_failed';
    await settlePayment(tx, tenantId, paymentId, { status: 'failed', failureCode });
    await updateOrder(tx, tenantId, orderId, { paymentStatus: 'voided' });
    if (!isUnfulfilled(order.status)) {
      await moveOrder(tx, tenantId, { order, to: 'rejected', actor: 'gateway', reason, now });
      // What gift cards paid beside it.
      const by = { actor: 'gateway', staff: null } as const;
      await requestRefund(tx, tenantId, { orderId, reason, by, now });
    }
    return 'failed';
  }
  if (result.amount !== payment.amount || result.currency !== payment.currency) {
    log.error({ tenantId, orderId, paymentId, result }, 'another amount was captured');
    await settlePayment(tx, tenantId, paymentId, { status: 'mismatched', takenAt: now });
    await noteOnOrder(tx, tenantId, { order, reason: mismatchReason, actor: 'gateway', now });
    return 'failed';
  }
  await settlePayment(tx, tenantId, paymentId, { status: 'succeeded', takenAt: now });
  if (isUnfulfilled(order.status)) {
    // Rejected or cancelled while the capture was on its way: it goes back.
    await updateOrder(tx, tenantId, orderId, { paymentStatus: 'paid' });
    const by = { actor: 'system', staff: null } as const;
    await requestRefund(tx, tenantId, { orderId, reason: orderReasons.ended, by, now });
    return 'ended';
  }
  await updateOrder(tx, tenantId, orderId, { paymentStatus: 'paid' });
  return 'captured';
}
