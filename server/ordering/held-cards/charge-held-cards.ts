import { randomUUID } from 'node:crypto';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  listHeldCards,
  listTabsToCharge,
  updateHeldCard,
  type HeldCard,
} from '../../db/queries/held-cards.ts';
import { findRestaurant } from '../../db/queries/restaurants.ts';
import { insertTabPayment, type TabPayment } from '../../db/queries/tab-payments.ts';
import { lockTab, lockTabIfFree, type TabRow } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { shareOfCards } from '../../domain/tabs/share-of-cards.ts';
import { isHeld } from '../../domain/tabs/tab-bill.ts';
import { ApiError } from '../../errors/api-error.ts';
import { parseAmount } from '../../errors/parse-amount.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { showTab } from '../tabs/show-tab.ts';
import { askAboutTabPayment, hasOpenAttempt } from '../tab-payments/ask-about-tab-payment.ts';
import { lockTabPayment } from '../tab-payments/record-tab-outcome.ts';
import { readBill, type BillOfTab } from '../tab-payments/read-bill.ts';
import { heldCardShort, tabChanged } from '../tab-payments/tab-payment-errors.ts';
import { after, retryMs } from './record-held-card.ts';

/** Far more than a tenant's tables have. */
const atOnce = 500;

/**
 * Closes the tabs whose last order is as long ago as their restaurant set (rule R84), where everything
 * is served, nobody is paying, and the cards that were left there hold at least what is unpaid: they
 * pay exactly that. A tab whose cards hold less stays open until somebody sees to it.
 * @returns how many tabs the cards are charged for
 */
export async function closeTabsByCard(deps: Deps): Promise<number> {
  let charged = 0;
  for (const { tenantId, tabId } of await listTabsToCharge(deps.db, deps.clock(), atOnce)) {
    const begun = await inTransaction(deps.pool, async (tx) => {
      const now = deps.clock();
      const tab = await lockTabIfFree(tx, tenantId, tabId);
      if (!tab || tab.closedAt !== null) return [];
      const bill = await readBill(tx, tab);
      if (!(await isOverdue(tx, tab, bill, now))) return [];
      return (await beginCharges(tx, tab, { bill, staffId: null, now })) ?? [];
    });
    if (begun.length > 0) charged += 1;
    await chargeAll(deps, begun);
  }
  return charged;
}

/** Whether the last order is long ago, everything is served, and something is left to pay. */
async function isOverdue(
  tx: Database,
  { tenantId, restaurantId }: TabRow,
  { orders, payments, bill }: BillOfTab,
  now: Date,
): Promise<boolean> {
  const restaurant = await findRestaurant(tx, tenantId, restaurantId);
  const last = Math.max(...orders.map(({ order }) => order.placedAt.getTime()));
  return (
    restaurant !== null &&
    orders.length > 0 &&
    last + restaurant.tabCloseHours * hourMs <= now.getTime() &&
    orders.every(({ order }) => isOrderOver(order.status)) &&
    bill.open > 0 &&
    !payments.some(isHeld)
  );
}

/**
 * The same by staff, whenever they like (rule R84); a tab that is paid then is closed.
 * @param seen what they saw is open, in the major unit
 * @throws ApiError 404; 409 `tab_closed`, `tab_changed` with the tab as it is now, `tab_unpaid` where
 * somebody is paying, `held_card_short`
 */
export async function chargeTabCards(
  deps: Deps,
  {
    tenant,
    tabId,
    staffId,
    seen,
  }: {
    tenant: Tenant;
    tabId: string;
    staffId: string;
    seen: number | string;
  },
): Promise<void> {
  const expected = parseAmount(seen, tenant.currency, 'body.expected_amount');
  const begun = await inTransaction(deps.pool, async (tx) => {
    const tab = await lockTab(tx, tenant.id, tabId);
    if (!tab) throw unknownTab();
    if (tab.closedAt !== null) throw tabClosed();
    const bill = await readBill(tx, tab);
    if (bill.payments.some(isHeld)) throw beingPaid();
    if (bill.bill.open !== expected || expected === 0) {
      throw tabChanged(await showTab(tx, tenant, { tabId, ownGuestId: null }));
    }
    const charges = await beginCharges(tx, tab, { bill, staffId, now: deps.clock() });
    if (charges === null) throw heldCardShort();
    return charges;
  });
  await chargeAll(deps, begun);
}

const beingPaid = () =>
  new ApiError(
    409,
    'tab_unpaid',
    'Somebody is paying right now. Wait for that payment, or drop it.',
  );

type Charging = { bill: BillOfTab; staffId: string | null; now: Date };

/**
 * Writes down what each held card pays of a tab before any gateway is asked (rule R53), so that
 * whoever finds it later goes on (end-expired-tab-payments.ts).
 * @returns null where the cards do not hold enough
 */
async function beginCharges(
  tx: Database,
  tab: TabRow,
  { bill: { bill, orders }, staffId, now }: Charging,
): Promise<{ id: string; tabId: string; tenantId: number }[] | null> {
  const { tenantId, id: tabId } = tab;
  const cards = (await listHeldCards(tx, tenantId, tabId)).filter(
    ({ status }) => status === 'held',
  );
  const guestOf = new Map(orders.map(({ order }) => [order.id, order.tabGuestId]));
  const unpaid = bill.orders.map(({ orderId, unpaid: amount }) => ({
    guestId: guestOf.get(orderId) ?? null,
    amount,
  }));
  const shares = shareOfCards({ open: bill.open, unpaid }, cards);
  if (shares === null) return null;
  const begun = [];
  for (const { id: cardId, amount } of shares) {
    const card = cards.find(({ id }) => id === cardId);
    if (!card) continue;
    const payment = { ...paymentByCard(card, { amount, now }), staffId, closesTab: true };
    await insertTabPayment(tx, payment, []);
    await updateHeldCard(tx, tenantId, cardId, { status: 'charging', nextAt: null });
    begun.push({ id: payment.id, tabId, tenantId });
  }
  await touchTab(tx, tab, { now });
  return begun;
}

/** What a held card pays of its tab; from then on the sweep of payments takes its money. */
const paymentByCard = (
  { tenantId, tabId, guestId, gateway, id, reference, currency }: HeldCard,
  { amount, now }: { amount: number; now: Date },
) => ({
  tenantId,
  id: randomUUID(),
  tabId,
  guestId,
  kind: 'amount' as const,
  gateway,
  status: 'pending' as const,
  amount,
  tip: 0,
  currency,
  attemptId: id,
  attemptAt: now,
  reference,
  heldCardId: id,
  expiresAt: after(now, retryMs),
  requestKey: `held:${id}`,
  requestHash: '',
  createdAt: now,
});

/** Takes the money; what a gateway does not answer to is taken by the sweep. */
async function chargeAll(
  deps: Deps,
  begun: readonly Pick<TabPayment, 'id' | 'tabId' | 'tenantId'>[],
): Promise<void> {
  for (const one of begun) {
    try {
      const { payment } = await inTransaction(deps.pool, (tx) =>
        lockTabPayment(tx, one.tenantId, one),
      );
      if (hasOpenAttempt(payment)) await askAboutTabPayment(deps, 'retrieve', payment);
    } catch (error) {
      deps.log.warn({ err: error, ...one }, 'a held card could not be charged yet');
    }
  }
}
