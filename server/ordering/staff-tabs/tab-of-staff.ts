import type { Database } from '../../db/client.ts';
import { findTab, type TabRow } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { worksAt } from '../../identity/own-restaurant.ts';
import type { Actor } from '../../identity/record-staff-call.ts';

/** A call of a member of staff about a tab. */
export type StaffTabCall = { tenant: Tenant; staff: Actor; tabId: string };

/** A table of a plan. */
export type TargetTable = { id: number; name: string };

/** So many tabs may have been joined to one another, one after the other. */
const mostJoins = 20;

/**
 * A tab of the restaurants that a member of staff works for. To anybody else it does not exist (rules
 * R80, R95).
 * @param follows of a tab that was joined to another one, it is that other one
 * @throws ApiError 404 `unknown_tab`
 */
export async function findTabOfStaff(
  db: Database,
  { tenant, staff, tabId }: StaffTabCall,
  { follows = false }: { follows?: boolean } = {},
): Promise<TabRow> {
  let tab = await findTab(db, tenant.id, tabId);
  let joinsLeft = follows ? mostJoins : 0;
  for (; tab?.joinedTo && joinsLeft > 0; joinsLeft -= 1) {
    tab = await findTab(db, tenant.id, tab.joinedTo);
  }
  if (!tab || !worksAt(staff, tab.restaurantId)) throw unknownTab();
  return tab;
}
