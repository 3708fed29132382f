import type { Database } from '../../db/client.ts';
import { findStaffById } from '../../db/queries/staff.ts';
import { findStoredTab } from '../../db/queries/tabs.ts';
import { worksAt } from '../../identity/own-restaurant.ts';
import { findTabOf } from './show-tab.ts';

export type PlacedOn = {
  tenantId: number;
  shopperId: string;
  /** The member of staff who orders for guests without a phone; null: nobody. */
  enteredBy: string | null;
  restaurantId: number;
  tabId: string;
};

/** The tab that an order is to be written on. */
export type PlacementTab = {
  id: string;
  tableId: number;
  isClosed: boolean;
  /** Who of it orders; null: staff do. */
  guestId: number | null;
  /** Whose order it is called. */
  name: string;
};

/**
 * The tab that a caller may order on: one that they are a guest of, at its own restaurant. Staff who
 * enter an order may on any tab of a restaurant that they work at (rule R82).
 * @returns null: to them there is no such tab
 */
export async function findTabOfPlacement(
  db: Database,
  { tenantId, shopperId, enteredBy, restaurantId, tabId }: PlacedOn,
): Promise<PlacementTab | null> {
  const { tab, guest } = (await findTabOf(db, tenantId, { shopperId, tabId })) ?? {};
  if (!tab || tab.restaurantId !== restaurantId) return null;
  const found = { id: tab.id, tableId: tab.tableId, isClosed: tab.closedAt !== null };
  if (guest) return { ...found, guestId: guest.id, name: guest.name };
  const staff = enteredBy === null ? null : await findStaffById(db, tenantId, enteredBy);
  if (!staff || !worksAt(staff, restaurantId)) return null;
  const stored = await findStoredTab(db, tenantId, tab.id);
  if (!stored) return null;
  return { ...found, guestId: null, name: stored.guests[0]?.name ?? stored.table };
}
