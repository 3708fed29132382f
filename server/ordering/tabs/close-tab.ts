import type { Tab } from '#schemas/api/tabs.ts';
import { findStoredTab, setTabGuestName } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { tabBill } from '../../domain/tabs/tab-bill.ts';
import { ApiError } from '../../errors/api-error.ts';
import { tabClosed } from '../../errors/tab-closed.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { changeOwnTab, touchTab } from './change-tab.ts';
import { endTab } from './end-tab.ts';
import type { TabCall } from './show-tab.ts';

type Db = Pick<Deps, 'pool' | 'clock'>;

/**
 * Ends a tab of which nothing is unpaid and nothing is being paid; again changes nothing (rule R82).
 * @throws ApiError 404 `unknown_tab`; 409 `tab_unpaid`
 */
export const closeTab = (deps: Db, call: TabCall): Promise<Tab> =>
  changeOwnTab(deps, call, async (tx, { tab }, now) => {
    if (tab.closedAt !== null) return;
    const stored = await findStoredTab(tx, tab.tenantId, tab.id);
    if (!stored) throw unknownTab();
    const { paid, total } = tabBill(stored);
    if (paid < total) throw tabUnpaid();
    await endTab(tx, tab, { now });
  });

/**
 * Gives a guest another name, which the others see.
 * @throws ApiError 404 `unknown_tab`; 409 `tab_closed`
 */
export const renameTabGuest = (
  deps: Db,
  { name, ...call }: TabCall & { name: string },
): Promise<Tab> =>
  changeOwnTab(deps, call, async (tx, { tab, guest }, now) => {
    if (tab.closedAt !== null) throw tabClosed();
    await setTabGuestName(tx, guest, name);
    await touchTab(tx, tab, { now });
  });

const tabUnpaid = () => new ApiError(409, 'tab_unpaid', ({ tabs }) => tabs.unpaid);
