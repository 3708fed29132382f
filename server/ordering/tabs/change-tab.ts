import type { Tab } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { notifyTabChange } from '../../db/queries/notify.ts';
import { lockTab, updateTab, type TabRow } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { findOwnTab, showTab, type OwnTab, type TabCall } from './show-tab.ts';

/**
 * Notes that something happened on a tab, whose lock the caller holds, and tells those who follow it.
 * @param change what else changes with it
 */
export async function touchTab(
  tx: Database,
  { tenantId, id, restaurantId }: TabRow,
  { now, ...change }: { now: Date } & Partial<Omit<TabRow, 'tenantId' | 'id'>>,
): Promise<TabRow> {
  const changed = await updateTab(tx, tenantId, id, { ...change, changedAt: now });
  await notifyTabChange(tx, tenantId, { restaurantId, tabId: id });
  return changed;
}

/**
 * Changes the tab of a caller under its lock.
 * @param work gets the tab as it is under the lock, and who the caller is on it
 * @throws ApiError 404 `unknown_tab`, and what the work throws
 */
export function changeOwnTab(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  call: TabCall,
  work: (tx: Database, own: OwnTab, now: Date) => Promise<unknown>,
): Promise<Tab> {
  return inTransaction(pool, async (tx) => {
    const now = clock();
    const found = await findOwnTab(tx, call, now);
    const tab = await lockTab(tx, call.tenant.id, found.tab.id);
    if (!tab) throw unknownTab();
    await work(tx, { tab, guest: found.guest }, now);
    return showTab(tx, call.tenant, { tabId: tab.id, ownGuestId: found.guest.id });
  });
}
