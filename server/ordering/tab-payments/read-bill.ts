import type { Database } from '../../db/client.ts';
import { listOrdersOfTab, listTabPayments } from '../../db/queries/tab-payments.ts';
import type { TabPaymentWithUnits } from '../../db/queries/tab-payments.ts';
import type { TabRow } from '../../db/queries/tabs.ts';
import type { OrderOfTab } from '../../domain/tabs/order-on-tab.ts';
import { isHeld, tabBill } from '../../domain/tabs/tab-bill.ts';
import type { TabBill } from '../../domain/tabs/tab-bill.ts';

export type BillOfTab = {
  orders: OrderOfTab[];
  payments: TabPaymentWithUnits[];
  bill: TabBill;
  /** More is being paid than is to be paid, for something was taken off the bill meanwhile. */
  isTooMuchHeld: boolean;
};

/** What a tab comes to; under its lock nobody else pays of it meanwhile. */
export async function readBill(db: Database, tab: TabRow): Promise<BillOfTab> {
  const orders = await listOrdersOfTab(db, tab.tenantId, tab.id);
  const payments = await listTabPayments(db, tab.tenantId, tab.id);
  const bill = tabBill({ tab, orders, payments });
  const held = payments.filter(isHeld).reduce((sum, { amount }) => sum + amount, 0);
  return { orders, payments, bill, isTooMuchHeld: held > bill.total - bill.paid };
}
