import type { Tab } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { releaseTabUnits, updateTabPayment } from '../../db/queries/tab-payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { withoutOwnTenders } from '../../domain/tabs/due-of-payment.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { inProgress } from '../paying/begin-payment.ts';
import { explain } from '../paying/confirm-at-gateway.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { showOwnTab } from '../tabs/show-tab.ts';
import { askAboutTabPayment, hasOpenAttempt, isBeingAsked } from './ask-about-tab-payment.ts';
import { releaseGiftCardsOfTab } from './gift-cards-of-payment.ts';
import { lockOwnPayment } from './pay-tab-payment.ts';
import type { OwnPaymentCall } from './pay-tab-payment.ts';
import type { LockedPayment } from './record-tab-outcome.ts';
import { wrongPaymentState } from './tab-payment-errors.ts';

/** `paid`: its money moved. `under_way`: money may still be moving, so it holds its part. */
export type GivenUp = 'ended' | 'paid' | 'under_way';

/**
 * Gives up a payment that was begun: its part is for others from now on. A gateway that was asked for
 * it ends it first, so that no money can move for what is nobody's any more. It talks to gateways:
 * never call it within a transaction.
 * @param lock finds the payment with its tab, which it locks
 * @throws GatewayUnreachable where the gateway does not answer; then nothing is known.
 */
export async function giveUpPayment(
  deps: Deps,
  failureCode: 'dropped' | 'expired',
  lock: (tx: Database) => Promise<LockedPayment>,
): Promise<GivenUp> {
  for (;;) {
    const open = await inTransaction(deps.pool, async (tx) => {
      const now = deps.clock();
      const { tab, payment } = await lock(tx);
      const { tenantId, id, status } = payment;
      if (status === 'failed') return 'ended';
      if (!isHeld(payment)) return 'paid';
      if (isBeingAsked(payment, now)) return 'under_way';
      if (hasOpenAttempt(payment)) return payment;
      const ended = { status: 'failed', failureCode, ...withoutOwnTenders(payment) } as const;
      await updateTabPayment(tx, tenantId, id, ended);
      await releaseTabUnits(tx, tenantId, id);
      await releaseGiftCardsOfTab(tx, payment, now);
      await touchTab(tx, tab, { now });
      return 'ended';
    });
    if (typeof open === 'string') return open;
    const { result, recorded } = await askAboutTabPayment(deps, 'cancel', open);
    if (recorded !== 'recorded') return 'paid';
    // Its bank has not decided, and such a payment cannot be cancelled.
    if (result.outcome !== 'cancelled' && result.outcome !== 'declined') return 'under_way';
  }
}

/**
 * Gives up a payment of the caller; again changes nothing.
 * @throws ApiError 404, 409 `tab_payment_state` once it was paid, 409 `payment_in_progress` while its
 * money may be moving, 503 where the gateway does not answer.
 */
export async function dropTabPayment(deps: Deps, call: OwnPaymentCall): Promise<Tab> {
  const given = await giveUpPayment(deps, 'dropped', (tx) =>
    lockOwnPayment(tx, call, deps.clock()),
  ).catch(explain);
  requireEnded(given);
  return showOwnTab(deps, call);
}

/** @throws ApiError 409 where it was not given up. */
export function requireEnded(given: GivenUp): void {
  if (given === 'paid') throw wrongPaymentState();
  if (given === 'under_way') throw inProgress();
}
