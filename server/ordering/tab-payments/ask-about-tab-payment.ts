import { inTransaction } from '../../db/in-transaction.ts';
import type { TabPayment } from '../../db/queries/tab-payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { underWaySince } from '../../domain/order/pending-order.ts';
import { dueOfPayment } from '../../domain/tabs/due-of-payment.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import type { PaymentAttempt, PaymentResult } from '../../ports/payments/gateway.ts';
import { recordTabOutcome } from './record-tab-outcome.ts';
import type { TabRecorded } from './record-tab-outcome.ts';

export type Answer = { result: PaymentResult; recorded: TabRecorded };

/** A payment that a gateway may have been asked for. */
type Asked = TabPayment & { attemptId: string };

/** A gateway may be moving, or may still move, its money. */
export const hasOpenAttempt = (payment: TabPayment): payment is Asked =>
  isHeld(payment) && payment.attemptId !== null && payment.failureCode === null;

/** The gateway is asked this moment, by another call, and may not know of it yet. */
export const isBeingAsked = (payment: TabPayment, now: Date): boolean =>
  hasOpenAttempt(payment) &&
  payment.reference === null &&
  payment.attemptAt !== null &&
  payment.attemptAt > underWaySince(now);

/** As a gateway is asked about it; its books call a tab an order. */
export const attemptOfTab = (payment: Asked): PaymentAttempt => ({
  id: payment.attemptId,
  tenantId: payment.tenantId,
  orderId: payment.tabId,
  amount: dueOfPayment(payment),
  currency: payment.currency,
  capture: payment.heldCardId === null ? 'automatic' : 'manual',
  reference: payment.reference,
});

/**
 * Asks the gateway about a stored attempt and records what it says; of a held card it takes the money.
 * @throws GatewayUnreachable
 */
export async function askAboutTabPayment(
  deps: Deps,
  what: 'retrieve' | 'cancel',
  payment: Asked,
): Promise<Answer> {
  const { gateway } = payment;
  const found = gateway === 'sandbox' || gateway === 'stripe' ? deps.gateways[gateway] : null;
  if (!found) throw new Error(`this server cannot reach the gateway ${gateway}`);
  const attempt = attemptOfTab(payment);
  if (payment.heldCardId === null || !isHeld(payment)) {
    return recordAnswer(deps, payment, await found[what](attempt));
  }
  // Its money is taken, or known to be gone; asking twice takes it once.
  const result = await found.capture(attempt, attempt.amount);
  // A bank that wants to be asked anew holds nothing any more.
  const isGone = result.outcome === 'requires_action';
  return recordAnswer(deps, payment, isGone ? { outcome: 'cancelled' } : result);
}

/** Records what a gateway said, in a transaction of its own. */
export async function recordAnswer(
  deps: Deps,
  payment: TabPayment,
  result: PaymentResult,
): Promise<Answer> {
  const now = deps.clock();
  const recorded = await inTransaction(deps.pool, (tx) =>
    recordTabOutcome(tx, payment.tenantId, deps, { payment, result, now }),
  );
  return { result, recorded };
}
