import { isOrderOver } from '#schemas/rules/order-end.ts';
import { hourMs } from '#schemas/rules/time/minute.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { listEventsOfOrders } from '../../db/queries/order-events.ts';
import {
  findStoredTab,
  listQuietTabs,
  lockTabIfFree,
  type StoredTab,
  type TabRow,
} from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabBill } from '../../domain/tabs/tab-bill.ts';
import { endTab } from './end-tab.ts';

/** A tab that everybody left closes after this, as pre-authorised ones do elsewhere (rule R84). */
const quietFor = 2 * hourMs;
/** Tabs with something unpaid stay among them; far more than a tenant's tables have. */
const atOnce = 500;

/**
 * Closes the tabs on which nothing has happened for two hours, where nothing is unpaid or being paid
 * and no round is under way. One with something unpaid stays open until somebody sees to it, or a card
 * that was left on it pays (charge-held-cards.ts).
 * @returns how many were closed
 */
export async function closeQuietTabs(deps: Pick<Deps, 'db' | 'pool' | 'clock'>): Promise<number> {
  const before = new Date(deps.clock().getTime() - quietFor);
  let closed = 0;
  for (const tab of await listQuietTabs(deps.db, before, atOnce)) {
    if (await closeIfQuiet(deps, tab, before)) closed += 1;
  }
  return closed;
}

const closeIfQuiet = (
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tenantId, id }: Pick<TabRow, 'tenantId' | 'id'>,
  before: Date,
): Promise<boolean> =>
  inTransaction(pool, async (tx) => {
    const tab = await lockTabIfFree(tx, tenantId, id);
    if (!tab || tab.closedAt !== null || tab.changedAt >= before) return false;
    const stored = await findStoredTab(tx, tenantId, id);
    if (!stored || !isSettled(stored)) return false;
    const ids = stored.orders.map(({ order }) => order.id);
    const events = await listEventsOfOrders(tx, tenantId, ids);
    if (events.some(({ at }) => at >= before)) return false;
    await endTab(tx, tab, { now: clock() });
    return true;
  });

/** Whether nothing of it is unpaid or being paid, and nothing is still to be served. */
function isSettled(stored: StoredTab): boolean {
  const { paid, total } = tabBill(stored);
  return paid === total && stored.orders.every(({ order }) => isOrderOver(order.status));
}
