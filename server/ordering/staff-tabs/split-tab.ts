import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  changeOrdersOfTab,
  listOrdersOfTabs,
  listPaidOrders,
  lockOrdersOfTabs,
} from '../../db/queries/staff-tabs.ts';
import { findOpenTabOfTable, findStoredTab } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isHeld, tabBill } from '../../domain/tabs/tab-bill.ts';
import { ApiError } from '../../errors/api-error.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { touchTab } from '../tabs/change-tab.ts';
import { bringOrders } from './bring-orders.ts';
import { lockOpenTab } from './move-tab.ts';
import { requireTableOf, tabOpenThere, writeNamedTab } from './open-staff-tab.ts';
import { findTabOfStaff, type StaffTabCall } from './tab-of-staff.ts';

type Split = StaffTabCall & {
  orderIds: readonly string[];
  tableId: number;
  /** Of the new tab's guest, whom its rounds are then of. */
  name: string;
};

/**
 * Takes rounds to a tab of their own at another table, where their party sits now (rule R82). Guests
 * stay on the tab that they joined; with a phone they join the new one by its code. The same again is
 * that new tab.
 * @returns the id of the new tab
 * @throws ApiError 404 `unknown_tab`, `unknown_table`, `unknown_order`; 409 `tab_closed`, `tab_open`,
 * `tab_split_paid` where something of these rounds is paid, or of what is left is being paid more
 * than it comes to
 */
export async function splitTab(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { orderIds, tableId, name, ...call }: Split,
): Promise<string> {
  return inTransaction(pool, async (tx) => {
    const tenantId = call.tenant.id;
    const seen = await findTabOfStaff(tx, call);
    const table = await requireTableOf(tx, seen, tableId);
    const ids = [...new Set(orderIds)];
    const there = await findOpenTabOfTable(tx, tenantId, tableId);
    if (there && there.id !== seen.id) {
      const orders = await listOrdersOfTabs(tx, tenantId, [there.id]);
      const done = new Set(orders.map(({ id }) => id));
      if (ids.every((id) => done.has(id))) return there.id;
    }
    const tab = await lockOpenTab(tx, seen);
    if (there) throw tabOpenThere(table);
    const now = clock();
    const orders = await lockOrdersOfTabs(tx, tenantId, [tab.id]);
    const going = orders.filter(({ id }) => ids.includes(id));
    if (going.length < ids.length) throw notOnTab();
    await requireUnpaid(tx, { tenantId, tabId: tab.id, ids });
    const { tab: made, guest } = await writeNamedTab(tx, table, { name, now });
    await changeOrdersOfTab(tx, tenantId, ids, { tabId: made.id, tabGuestId: guest.id });
    await bringOrders(tx, tenantId, { orders: going, table, staff: call.staff, now });
    await touchTab(tx, tab, { now });
    return made.id;
  });
}

/** @throws ApiError 409 `tab_split_paid` */
async function requireUnpaid(
  tx: Database,
  { tenantId, tabId, ids }: { tenantId: number; tabId: string; ids: readonly string[] },
): Promise<void> {
  if ((await listPaidOrders(tx, tenantId, ids)).size > 0) {
    const sentence = 'Something of these orders is paid, or being paid, so they stay on their tab.';
    throw new ApiError(409, 'tab_split_paid', sentence);
  }
  const stored = await findStoredTab(tx, tenantId, tabId);
  if (!stored) throw unknownTab();
  const held = stored.payments.filter(isHeld).reduce((sum, { amount }) => sum + amount, 0);
  const staying = tabBill(stored).orders.filter(({ orderId }) => !ids.includes(orderId));
  // Whoever pays 'the rest' now pays for these rounds too.
  if (held > staying.reduce((sum, { unpaid }) => sum + unpaid, 0)) {
    const sentence = 'Somebody is paying for these orders right now. Try again when that is done.';
    throw new ApiError(409, 'tab_split_paid', sentence);
  }
}

const notOnTab = () =>
  new ApiError(404, 'unknown_order', 'One of these orders is not on this tab any more.');
