import { inTransaction } from '../../db/in-transaction.ts';
import { findDiningTable } from '../../db/queries/dining-tables.ts';
import {
  changeOrdersOfTab,
  joinHeldCards,
  joinTabGuests,
  joinTabPayments,
  lockOrdersOfTabs,
  lockTabs,
} from '../../db/queries/staff-tabs.ts';
import { moveTableCalls } from '../../db/queries/table-call-answers.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { bringOrders } from './bring-orders.ts';
import { findTabOfStaff, type StaffTabCall } from './tab-of-staff.ts';

/**
 * Brings the orders, guests, payments and held cards of another tab of the restaurant onto this one and closes it
 * (rule R82). What is held or paid of it is held or paid of this bill; equal shares of it count to no
 * split of this one. Its guests' pages follow. Again changes nothing.
 * @throws ApiError 404 `unknown_tab`; 409 `tab_closed`; 422 where both are the same
 */
export async function joinTabs(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { otherTabId, ...call }: StaffTabCall & { otherTabId: string },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const { tenant, staff, tabId } = call;
    const tenantId = tenant.id;
    const seen = await findTabOfStaff(tx, call);
    const seenOther = await findTabOfStaff(tx, { ...call, tabId: otherTabId });
    if (seenOther.restaurantId !== seen.restaurantId) throw unknownTab();
    if (tabId === otherTabId) throw joinedToItself();
    if (seenOther.joinedTo === tabId) return;
    const rows = await lockTabs(tx, tenantId, [tabId, otherTabId]);
    const tab = rows.find(({ id }) => id === tabId);
    const other = rows.find(({ id }) => id === otherTabId);
    if (!tab || !other) throw unknownTab();
    if (other.joinedTo === tabId) return;
    if (tab.closedAt !== null || other.closedAt !== null) throw tabClosed();
    const table = await findDiningTable(tx, tenantId, tab.tableId);
    if (!table) throw new Error(`the table of tab ${tabId} was taken off the plan`);
    const now = clock();
    const orders = await lockOrdersOfTabs(tx, tenantId, [otherTabId]);
    const joining = { tenantId, from: otherTabId, to: tabId };
    await joinTabGuests(tx, joining);
    await joinTabPayments(tx, joining);
    await joinHeldCards(tx, joining);
    const ids = orders.map(({ id }) => id);
    await changeOrdersOfTab(tx, tenantId, ids, { tabId });
    await bringOrders(tx, tenantId, { orders, table, staff, now });
    const moved = { from: other.tableId, to: tab.tableId, answeredAt: now, answeredBy: staff.id };
    await moveTableCalls(tx, tenantId, moved);
    await touchTab(tx, other, { now, closedAt: now, joinedTo: tabId });
    await touchTab(tx, tab, { now });
  });
}

function joinedToItself(): ApiError {
  const [code, message] = ['refused', 'Choose another tab to join to this one.'] as const;
  return new ApiError(422, code, message, {
    problems: [{ path: 'body.other_tab_id', code, message }],
  });
}
