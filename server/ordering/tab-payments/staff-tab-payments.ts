import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { updateTabPayment } from '../../db/queries/tab-payments.ts';
import { lockTab } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { explain } from '../paying/confirm-at-gateway.ts';
import { allocateTabPayment } from './allocate-tab-payment.ts';
import { beginPart, type PartBody } from './begin-part.ts';
import { giveUpPayment, requireEnded } from './drop-tab-payment.ts';
import { lockTabPayment } from './record-tab-outcome.ts';
import type { LockedPayment } from './record-tab-outcome.ts';
import { wrongPaymentState } from './tab-payment-errors.ts';

/** Of staff who work at the tab's restaurant: the caller has seen to it. */
type StaffTab = { tenant: Tenant; tabId: string; staffId: string };
type StaffPayment = StaffTab & { paymentId: string };
type Taking = StaffTab & {
  /** Idempotency-Key: the same one is the same payment. */
  key: string;
  body: PartBody;
};

/** Takes cash for a part of a bill, at once. @throws ApiError as beginPart */
export async function takeTabPayment(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tenant, tabId, staffId, key, body }: Taking,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const now = clock();
    const tab = await lockTab(tx, tenant.id, tabId);
    if (!tab) throw unknownTab();
    const payer = { tenant, tab, guestId: null, staffId, method: 'cash', key, body, now } as const;
    const payment = await beginPart(tx, payer);
    if (isHeld(payment)) await takeCash(tx, { tab, payment }, now);
  });
}

/**
 * Says that the cash of a guest was received; again changes nothing.
 * @throws ApiError 404, 409 `tab_payment_state` where it was given up, or is no cash.
 */
export async function confirmTabPayment(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tenant, tabId, staffId, paymentId }: StaffPayment,
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const locked = await lockTabPayment(tx, tenant.id, { id: paymentId, tabId });
    const { gateway, status } = locked.payment;
    if (gateway !== 'cash' || status === 'failed') throw wrongPaymentState();
    if (!isHeld(locked.payment)) return;
    await updateTabPayment(tx, tenant.id, paymentId, { staffId });
    await takeCash(tx, locked, clock());
  });
}

const takeCash = (tx: Database, { tab, payment }: LockedPayment, now: Date) =>
  allocateTabPayment(tx, {
    tab,
    payment: { ...payment, gateway: 'cash' },
    reference: null,
    now,
  });

/**
 * Gives up what a guest began to pay, and did not: also a card, where its gateway can still end it.
 * @throws ApiError as dropTabPayment
 */
export async function dropStaffTabPayment(
  deps: Deps,
  { tenant, tabId, paymentId }: Omit<StaffPayment, 'staffId'>,
): Promise<void> {
  const given = await giveUpPayment(deps, 'dropped', (tx) =>
    lockTabPayment(tx, tenant.id, { id: paymentId, tabId }),
  ).catch(explain);
  requireEnded(given);
}
