import type { Payment } from '../../db/queries/payments.ts';
import type { PaymentAttempt } from '../../ports/payments/gateway.ts';
import { underWaySince } from '../../domain/order/pending-order.ts';

/** A stored attempt as its gateway is asked about it. */
export function attemptOf(payment: Payment): PaymentAttempt {
  const { tenantId, orderId, amount, currency, capture, reference } = payment;
  // One charge of a tab pays several orders: the gateway knows it by the name of all of it.
  const id = payment.attemptId ?? payment.id;
  return { id, tenantId, orderId, amount, currency, capture, reference };
}

type State = Pick<Payment, 'gateway' | 'status' | 'reference' | 'createdAt'>;

/** Paid over the network; cash changes hands at the counter, and a gift card is ours. */
export const isByCard = ({ gateway }: Pick<Payment, 'gateway'>): boolean =>
  gateway !== 'cash' && gateway !== 'gift_card';

/** Neither paid nor failed: money may still move by it. */
export const isOpen = (payment: State): boolean =>
  isByCard(payment) && (payment.status === 'pending' || payment.status === 'requires_action');

/** The gateway is being asked this moment, by another call; the attempt may not have reached it yet. */
export const isBeingAsked = (payment: State, now: Date): boolean =>
  isOpen(payment) && payment.reference === null && payment.createdAt > underWaySince(now);
