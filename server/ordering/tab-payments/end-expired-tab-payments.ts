import { listExpiredTabPayments } from '../../db/queries/tab-payments.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { giveUpPayment } from './drop-tab-payment.ts';
import { lockTabPayment } from './record-tab-outcome.ts';

/** So many at a time; the others come with the next round. */
const most = 200;

/**
 * Gives up the cards that were not charged in time, so that others can pay their part (rule R83); what
 * was charged after all counts.
 * @returns how many were given up.
 */
export async function endExpiredTabPayments(deps: Deps): Promise<number> {
  let ended = 0;
  for (const payment of await listExpiredTabPayments(deps.db, deps.clock(), most)) {
    const { tenantId, id, tabId } = payment;
    const lock = (tx: Parameters<typeof lockTabPayment>[0]) =>
      lockTabPayment(tx, tenantId, payment);
    const given = await giveUpPayment(deps, 'expired', lock).catch((error: unknown) => {
      // One gateway that does not answer holds up none of the others.
      deps.log.warn({ err: error, tenantId, tabId, id }, 'a payment of a tab could not be ended');
      return null;
    });
    if (given === 'ended') ended += 1;
  }
  return ended;
}
