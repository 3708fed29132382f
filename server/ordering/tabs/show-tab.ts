import { dayMs } from '#schemas/rules/time/minute.ts';
import type { Tab } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import {
  findStoredTab,
  findTab,
  findTabGuest,
  type TabGuestRow,
  type TabRow,
} from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabView } from '../../domain/tabs/tab-view.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';

/** How long its guests still see a tab that was closed. */
const shownFor = dayMs;
/** So many tabs may have been joined to one another, one after the other. */
const mostJoins = 5;

export type TabCall = { tenant: Tenant; shopperId: string; tabId: string };
export type OwnTab = { tab: TabRow; guest: TabGuestRow };

/**
 * The tab that a shopper is a guest of; one that was joined to another is that other one. To anybody
 * else it does not exist (rule R80).
 * @throws ApiError 404 `unknown_tab`
 */
export async function findOwnTab(
  db: Database,
  { tenant, shopperId, tabId }: TabCall,
  now: Date,
): Promise<OwnTab> {
  let next: string | null = tabId;
  for (let joins = 0; next !== null && joins <= mostJoins; joins += 1) {
    const tab: TabRow | null = await findTab(db, tenant.id, next);
    if (!tab) break;
    const guest = await findTabGuest(db, tenant.id, { tabId: tab.id, shopperId });
    if (guest && tab.joinedTo === null) {
      if (tab.closedAt !== null && now.getTime() - tab.closedAt.getTime() > shownFor) break;
      return { tab, guest };
    }
    next = tab.joinedTo;
  }
  throw unknownTab();
}

/** A tab as its guest sees it. @param ownGuestId null: as staff do */
export async function showTab(
  db: Database,
  tenant: Tenant,
  { tabId, ownGuestId }: { tabId: string; ownGuestId: number | null },
): Promise<Tab> {
  const stored = await findStoredTab(db, tenant.id, tabId);
  if (!stored) throw unknownTab();
  return tabView(stored, { ownGuestId, tenant });
}

/** The tab of a caller as it is now. @throws ApiError 404 `unknown_tab` */
export async function showOwnTab(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: TabCall,
): Promise<Tab> {
  const { tab, guest } = await findOwnTab(db, call, clock());
  return showTab(db, call.tenant, { tabId: tab.id, ownGuestId: guest.id });
}
