import type { Database } from '../../db/client.ts';
import { findOrderById } from '../../db/queries/orders.ts';
import {
  listTabPayments,
  releaseTabUnits,
  updateTabPayment,
} from '../../db/queries/tab-payments.ts';
import type { TabPayment, TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import { updateHeldCard } from '../../db/queries/held-cards.ts';
import { lockTab, type TabRow } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { dueOfPayment } from '../../domain/tabs/due-of-payment.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import type { PaymentResult } from '../../ports/payments/gateway.ts';
import { noteOnOrder } from '../order/note-on-order.ts';
import { mismatchReason } from '../paying/record-outcome.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { endTab } from '../tabs/end-tab.ts';
import { allocateTabPayment } from './allocate-tab-payment.ts';
import { releaseGiftCardsOfTab } from './gift-cards-of-payment.ts';
import { readBill } from './read-bill.ts';
import { unknownTabPayment } from './tab-payment-errors.ts';

/** What a result came to; as of orders (paying/record-outcome.ts). */
export type TabRecorded = 'recorded' | 'paid' | 'mismatched' | 'returned';

type Report = {
  payment: Pick<TabPayment, 'id' | 'tabId' | 'attemptId'>;
  result: PaymentResult;
  now: Date;
};

export type LockedPayment = { tab: TabRow; payment: TabPaymentWithUnits };

/** A payment with its tab, which is locked; staff may have joined it to another one meanwhile. */
export async function lockTabPayment(
  tx: Database,
  tenantId: number,
  { id, tabId }: Pick<TabPayment, 'id' | 'tabId'>,
): Promise<LockedPayment> {
  const tab = await lockTab(tx, tenantId, tabId);
  if (!tab) throw unknownTab();
  const payment = (await listTabPayments(tx, tenantId, tabId)).find((one) => one.id === id);
  if (payment) return { tab, payment };
  if (tab.joinedTo === null) throw unknownTabPayment();
  return lockTabPayment(tx, tenantId, { id, tabId: tab.joinedTo });
}

/**
 * Records how an attempt stands, whoever learns it first; the tab's lock sees to it that it counts
 * once (rules R57, R83). A card that was declined leaves the part to its payer, for another card.
 * Money that moved always counts, also after its part was given up.
 */
export async function recordTabOutcome(
  tx: Database,
  tenantId: number,
  { log }: Pick<Deps, 'log'>,
  { payment: asked, result, now }: Report,
): Promise<TabRecorded> {
  const { tab, payment } = await lockTabPayment(tx, tenantId, asked);
  const { id, status, gateway } = payment;
  if (status === 'succeeded') return 'paid';
  if (status === 'surplus') return 'returned';
  if (status === 'mismatched') return 'mismatched';
  // Another card is tried already: what became of the one before is known.
  if (payment.attemptId !== asked.attemptId) return 'recorded';
  if (payment.heldCardId !== null) {
    const ended = await recordHeldCardOutcome(tx, { tab, payment, result, now });
    if (ended) return 'recorded';
  }
  const { outcome } = result;
  if (outcome === 'requires_action' || outcome === 'processing') {
    if (!isHeld(payment)) return 'recorded';
    const open = outcome === 'processing' ? ('pending' as const) : outcome;
    const change = { status: open, reference: result.reference, failureCode: null };
    await updateTabPayment(tx, tenantId, id, change);
    return 'recorded';
  }
  if (outcome === 'declined' || outcome === 'cancelled') {
    if (!isHeld(payment)) return 'recorded';
    const failureCode = outcome === 'declined' ? result.code : 'abandoned';
    await updateTabPayment(tx, tenantId, id, { status: 'pending', failureCode });
    return 'recorded';
  }
  const { reference, amount, currency } = result;
  const isAsAsked =
    outcome === 'succeeded' && amount === dueOfPayment(payment) && currency === payment.currency;
  if (gateway === 'sandbox' || gateway === 'stripe') {
    if (isAsAsked) {
      const paid = { tab, payment: { ...payment, gateway }, reference, now };
      const recorded = await allocateTabPayment(tx, paid);
      if (payment.closesTab) await endPaidTab(tx, tenantId, { tabId: tab.id, now });
      return recorded;
    }
  }
  log.error({ tenantId, tabId: tab.id, id, result }, 'another amount was paid of a tab');
  await updateTabPayment(tx, tenantId, id, { status: 'mismatched', reference, takenAt: now });
  await releaseTabUnits(tx, tenantId, id);
  // A payment that was given up holds none any more.
  if (isHeld(payment)) await releaseGiftCardsOfTab(tx, payment, now);
  await noteMismatch(tx, tab, now);
  return 'mismatched';
}

type HeldOutcome = LockedPayment & Pick<Report, 'result' | 'now'>;

/**
 * Records what became of the card that a payment takes its money from (rule R84). One whose money is
 * gone leaves the part to its payer, for another card; without a payer it is open again.
 * @returns whether that is all: no money has moved
 */
async function recordHeldCardOutcome(
  tx: Database,
  { tab, payment, result, now }: HeldOutcome,
): Promise<boolean> {
  const { tenantId, id, heldCardId, closesTab } = payment;
  const { outcome } = result;
  if (heldCardId === null || outcome === 'authorised' || outcome === 'processing') return true;
  if (outcome === 'succeeded') {
    await updateHeldCard(tx, tenantId, heldCardId, { status: 'charged', nextAt: null });
    return false;
  }
  const failureCode = outcome === 'declined' ? 'refused' : 'expired';
  await updateHeldCard(tx, tenantId, heldCardId, { status: 'failed', failureCode, nextAt: null });
  if (!isHeld(payment)) return true;
  const open = { failureCode, heldCardId: null };
  await updateTabPayment(tx, tenantId, id, closesTab ? { ...open, status: 'failed' } : open);
  await touchTab(tx, tab, { now });
  return true;
}

/** Closes a tab of which nothing is to be paid any more, and nothing is being paid. */
async function endPaidTab(
  tx: Database,
  tenantId: number,
  { tabId, now }: { tabId: string; now: Date },
): Promise<void> {
  const tab = await lockTab(tx, tenantId, tabId);
  if (!tab || tab.closedAt !== null) return;
  const { bill, payments } = await readBill(tx, tab);
  if (bill.paid === bill.total && !payments.some(isHeld)) await endTab(tx, tab, { now });
}

/** People look into it: the newest order says so. */
async function noteMismatch(tx: Database, tab: TabRow, now: Date): Promise<void> {
  const newest = (await readBill(tx, tab)).orders.at(-1)?.order.id;
  const order = newest === undefined ? null : await findOrderById(tx, tab.tenantId, newest);
  if (order) {
    await noteOnOrder(tx, tab.tenantId, {
      order,
      reason: mismatchReason,
      actor: 'gateway',
      now,
    });
  }
  await touchTab(tx, tab, { now });
}
