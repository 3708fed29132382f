import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { lockOrdersOfTabs, lockTabs } from '../../db/queries/staff-tabs.ts';
import { moveTableCalls } from '../../db/queries/table-call-answers.ts';
import { findOpenTabOfTable, lockTableOnPlan, type TabRow } from '../../db/queries/tabs.ts';
import { violates } from '../../db/violates.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { unknownTable } from '../../errors/unknown-table.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { bringOrders } from './bring-orders.ts';
import { requireTableOf, tabOpenThere } from './open-staff-tab.ts';
import { findTabOfStaff, type StaffTabCall } from './tab-of-staff.ts';

/**
 * Moves a party to another table of its restaurant (rule R82): what the kitchen still makes is served
 * there, and what the party asks for is asked for there. To the table where it sits changes nothing.
 * @throws ApiError 404 `unknown_tab`, `unknown_table`; 409 `tab_open`, `tab_closed`
 */
export async function moveTab(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tableId, ...call }: StaffTabCall & { tableId: number },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const tenantId = call.tenant.id;
    const seen = await findTabOfStaff(tx, call);
    const table = await requireTableOf(tx, seen, tableId);
    const there = await findOpenTabOfTable(tx, tenantId, tableId);
    // With whoever sits there: two parties that change their tables must not wait for each other.
    const tab = await lockOpenTab(tx, seen, there ? [there.id] : []);
    if (tab.tableId === tableId) return;
    if (!(await lockTableOnPlan(tx, tenantId, tableId))) throw unknownTable();
    const now = clock();
    const orders = await lockOrdersOfTabs(tx, tenantId, [tab.id]);
    try {
      await touchTab(tx, tab, { now, tableId });
    } catch (error) {
      throw violates(error, 'tabs_open') ? tabOpenThere(table) : error;
    }
    await bringOrders(tx, tenantId, { orders, table, staff: call.staff, now });
    const moved = { from: tab.tableId, to: tableId, answeredAt: now, answeredBy: call.staff.id };
    await moveTableCalls(tx, tenantId, moved);
  });
}

/**
 * A tab under its lock, together with others in the order in which everybody locks them.
 * @throws ApiError 404 `unknown_tab`; 409 `tab_closed`
 */
export async function lockOpenTab(
  tx: Database,
  { tenantId, id }: Pick<TabRow, 'tenantId' | 'id'>,
  others: readonly string[] = [],
): Promise<TabRow> {
  const rows = await lockTabs(tx, tenantId, [id, ...others]);
  const tab = rows.find((row) => row.id === id);
  if (!tab) throw unknownTab();
  if (tab.closedAt !== null) throw tabClosed();
  return tab;
}
