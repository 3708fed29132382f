import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findDiningTable, type DiningTableRow } from '../../db/queries/dining-tables.ts';
import { putTabGuest, type TabGuestRow, type TabRow } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { unknownTable } from '../../errors/unknown-table.ts';
import { writeTab } from '../tabs/open-tab.ts';

type Opening = { tenantId: number; restaurantId: number; tableId: number; name: string };

/**
 * Opens a tab at a table for guests without a phone, under a name that staff give them (rule R82).
 * @returns its id
 * @throws ApiError 404 `unknown_table`; 409 `tab_open`
 */
export function openStaffTab(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tenantId, restaurantId, tableId, name }: Opening,
): Promise<string> {
  return inTransaction(pool, async (tx) => {
    const table = await requireTableOf(tx, { tenantId, restaurantId }, tableId);
    const { tab } = await writeNamedTab(tx, table, { name, now: clock() });
    return tab.id;
  });
}

/** A table on the plan of a restaurant. @throws ApiError 404 `unknown_table` */
export async function requireTableOf(
  tx: Database,
  { tenantId, restaurantId }: { tenantId: number; restaurantId: number },
  tableId: number,
): Promise<DiningTableRow> {
  const table = await findDiningTable(tx, tenantId, tableId);
  if (table?.restaurantId !== restaurantId) throw unknownTable();
  return table;
}

/** Writes a tab with the guest whom staff named. @throws ApiError 404 `unknown_table`; 409 `tab_open` */
export async function writeNamedTab(
  tx: Database,
  table: DiningTableRow,
  { name, now }: { name: string; now: Date },
): Promise<{ tab: TabRow; guest: TabGuestRow }> {
  const tab = await writeTab(tx, table, now);
  if (!tab) throw tabOpenThere(table);
  const { tenantId, id: tabId } = tab;
  const guest = await putTabGuest(tx, { tenantId, tabId, shopperId: null, name, joinedAt: now });
  return { tab, guest };
}

/** Another party sits there. */
export const tabOpenThere = ({ name }: Pick<DiningTableRow, 'name'>) =>
  new ApiError(409, 'tab_open', `A tab is open at table ${name} already.`);
