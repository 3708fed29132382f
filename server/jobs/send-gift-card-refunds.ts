import { minuteMs } from '#schemas/rules/time/minute.ts';
import {
  listTenantsWithDueGiftCardRefunds,
  lockDueGiftCardRefund,
  putOffGiftCardRefund,
  updateGiftCardRefund,
} from '../db/queries/gift-card-payments.ts';
import type { GiftCardPayment, GiftCardRefund } from '../db/queries/gift-card-payments.ts';
import { workInTurns } from '../db/work-in-turns.ts';
import type { Deps } from '../dependencies/deps.ts';
import { describeError } from '../logging/describe-error.ts';
import { attemptOf, gatewayOfCard } from '../ordering/gift-card-sales/pay-gift-card.ts';

/** 30 s, 1 min, 2 min … and at most an hour apart; nobody's money is ever given up. */
const waitAfter = (attempts: number) => Math.min(30_000 * 2 ** attempts, 60 * minuteMs);

/**
 * Asks the gateways for what goes back of gift cards' purchases (rule R72), as send-refunds.ts does
 * for orders: put off before it is asked for, with the refund's id as its key.
 * @returns how many were asked for.
 */
export function sendGiftCardRefunds(deps: Deps): Promise<number> {
  const { db, clock, log } = deps;
  return workInTurns({
    listDue: () => listTenantsWithDueGiftCardRefunds(db, clock()),
    doNext: (tenantId) => sendNext(deps, tenantId),
    onFailure: (error, tenantId) =>
      log.error({ err: error, tenantId }, 'a refund of a gift card could not be asked for'),
  });
}

async function sendNext(deps: Deps, tenantId: number): Promise<boolean> {
  const now = deps.clock();
  const due = await deps.db.transaction(async (tx) => {
    const found = await lockDueGiftCardRefund(tx, tenantId, now);
    if (!found) return null;
    const { id, attempts } = found.refund;
    await putOffGiftCardRefund(tx, tenantId, id, new Date(now.getTime() + waitAfter(attempts)));
    return found;
  });
  if (due) await send(deps, due).catch((error: unknown) => note(deps, due.refund, error));
  return due !== null;
}

type Due = { refund: GiftCardRefund; payment: GiftCardPayment };

async function send(deps: Deps, { refund, payment }: Due): Promise<void> {
  const { id, amount, tenantId } = refund;
  const result = await gatewayOfCard(deps, payment).refund(attemptOf(payment), { id, amount });
  if (result.outcome === 'failed') throw new Error(result.reason);
  if (result.outcome === 'disputed') {
    // The customer's bank takes it back itself.
    const failed = { status: 'failed', lastError: 'charge_disputed' } as const;
    return updateGiftCardRefund(deps.db, tenantId, id, failed);
  }
  const done = { status: 'succeeded', reference: result.reference, lastError: '' } as const;
  await updateGiftCardRefund(deps.db, tenantId, id, done);
}

async function note({ db, log }: Deps, refund: GiftCardRefund, error: unknown): Promise<void> {
  const { tenantId, id } = refund;
  await updateGiftCardRefund(db, tenantId, id, { lastError: describeError(error) });
  log.warn({ tenantId, refund: id, err: error }, 'a gift card could not be refunded yet');
}
