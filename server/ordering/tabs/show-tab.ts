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
import { findStaffById } from '../../db/queries/staff.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabView } from '../../domain/tabs/tab-view.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { worksAt } from '../../identity/own-restaurant.ts';
import type { Shopper } from '../../identity/require-shopper.ts';

/** How long its guests still see a tab that was closed. */
const shownFor = dayMs;
/** So many tabs may have been joined to one another, one after the other. */
const mostJoins = 5;

export type TabCall = { tenant: Tenant; shopperId: string; tabId: string };
/** A tab, and whoever reads it. */
export type ReadTab = {
  tenant: Tenant;
  shopper: Pick<Shopper, 'id' | 'enteredBy'>;
  tabId: string;
};
export type OwnTab = { tab: TabRow; guest: TabGuestRow };

/**
 * A tab and who a shopper is on it, `guest` null: no guest of it. One that was joined to another is
 * that other one.
 * @returns null: there is none
 */
export async function findTabOf(
  db: Database,
  tenantId: number,
  { shopperId, tabId }: { shopperId: string; tabId: string },
): Promise<{ tab: TabRow; guest: TabGuestRow | null } | null> {
  let tab = await findTab(db, tenantId, tabId);
  for (let joins = 0; tab?.joinedTo && joins < mostJoins; joins += 1) {
    tab = await findTab(db, tenantId, tab.joinedTo);
  }
  if (!tab) return null;
  return { tab, guest: await findTabGuest(db, tenantId, { tabId: tab.id, shopperId }) };
}

/**
 * The tab that a shopper is a guest of. To anybody else it does not exist (rule R80).
 * @throws ApiError 404 `unknown_tab`
 */
export async function findOwnTab(
  db: Database,
  { tenant, shopperId, tabId }: TabCall,
  now: Date,
): Promise<OwnTab> {
  const { tab, guest } = (await findTabOf(db, tenant.id, { shopperId, tabId })) ?? {};
  if (!tab || !guest) throw unknownTab();
  if (tab.closedAt !== null && now.getTime() - tab.closedAt.getTime() > shownFor) {
    throw unknownTab();
  }
  return { tab, guest };
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

/**
 * The same for whoever reads it: also for the guest as whom staff order for a party without a phone,
 * who is on no tab and sees those of the restaurants that these staff work for (rule R82).
 * @throws ApiError 404 `unknown_tab`
 */
export async function showReadTab(
  deps: Pick<Deps, 'db' | 'clock'>,
  { tenant, shopper, tabId }: ReadTab,
): Promise<Tab> {
  const { id: shopperId, enteredBy } = shopper;
  if (enteredBy === null) return showOwnTab(deps, { tenant, shopperId, tabId });
  const { db } = deps;
  const { tab } = (await findTabOf(db, tenant.id, { shopperId, tabId })) ?? {};
  const staff = await findStaffById(db, tenant.id, enteredBy);
  if (!tab || !staff || !worksAt(staff, tab.restaurantId)) throw unknownTab();
  return showTab(db, tenant, { tabId: tab.id, ownGuestId: null });
}
