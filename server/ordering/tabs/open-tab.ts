import { randomInt } from 'node:crypto';
import type { Tab } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { findTableByToken, type DiningTableRow } from '../../db/queries/dining-tables.ts';
import { notifyTabChange } from '../../db/queries/notify.ts';
import {
  findOpenTabOfTable,
  findTabGuest,
  insertTab,
  lockTableOnPlan,
  lockTab,
  putTabGuest,
  type TabRow,
} from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { unknownTable } from '../../errors/unknown-table.ts';
import { touchTab } from './change-tab.ts';
import { showTab } from './show-tab.ts';

type AtTable = { tenant: Tenant; shopperId: string; token: string };
type Named = AtTable & { name: string };
type Db = Pick<Deps, 'pool' | 'clock'>;

/** The table that a code names. @throws ApiError 404 `unknown_table` */
export async function requireTable(
  db: Database,
  { tenant, token }: Pick<AtTable, 'tenant' | 'token'>,
): Promise<DiningTableRow> {
  const found = await findTableByToken(db, tenant.id, token);
  if (!found) throw unknownTable();
  return found.table;
}

/** Whether a tab is open at a table, and nothing more of it to whoever is no guest of it (rule R80). */
export async function findTableTab(
  { db }: Pick<Deps, 'db'>,
  call: AtTable,
): Promise<{ state: 'none' | 'open' | 'joined'; tab_id: string | null }> {
  const tenantId = call.tenant.id;
  const table = await requireTable(db, call);
  const tab = await findOpenTabOfTable(db, tenantId, table.id);
  if (!tab) return { state: 'none', tab_id: null };
  const guest = await findTabGuest(db, tenantId, { tabId: tab.id, shopperId: call.shopperId });
  return guest ? { state: 'joined', tab_id: tab.id } : { state: 'open', tab_id: null };
}

/**
 * Writes a tab at a table of the plan, in the caller's transaction; whoever takes the table off the
 * plan at this moment waits for it, or is waited for.
 * @returns null where one is open there
 * @throws ApiError 404 `unknown_table`
 */
export async function writeTab(
  tx: Database,
  { tenantId, restaurantId, id: tableId }: DiningTableRow,
  now: Date,
): Promise<TabRow | null> {
  if (!(await lockTableOnPlan(tx, tenantId, tableId))) throw unknownTable();
  const code = String(randomInt(10 ** codeLength)).padStart(codeLength, '0');
  const tab = await insertTab(tx, { tenantId, restaurantId, tableId, code, openedAt: now });
  if (tab) await notifyTabChange(tx, tenantId, { restaurantId, tabId: tab.id });
  return tab;
}

const codeLength = 4;

/**
 * Opens a tab with its first guest; the one that the caller has open there is that one (rule R82).
 * @throws ApiError 404 `unknown_table`; 409 `tab_open` where others have one open there
 */
export function openTab({ pool, clock }: Db, { name, ...call }: Named): Promise<Tab> {
  return inTransaction(pool, async (tx) => {
    const { tenant, shopperId } = call;
    const table = await requireTable(tx, call);
    const joinedAt = clock();
    const made = await writeTab(tx, table, joinedAt);
    if (made) {
      const guest = { tenantId: tenant.id, tabId: made.id, shopperId, name, joinedAt };
      const { id: ownGuestId } = await putTabGuest(tx, guest);
      return showTab(tx, tenant, { tabId: made.id, ownGuestId });
    }
    const open = await findOpenTabOfTable(tx, tenant.id, table.id);
    const own = open && (await findTabGuest(tx, tenant.id, { tabId: open.id, shopperId }));
    if (!open || !own) throw tabOpen();
    return showTab(tx, tenant, { tabId: open.id, ownGuestId: own.id });
  });
}

/**
 * Joins the tab of a table by its code; a guest who has joined it already gets the new name.
 * @throws ApiError 404 `unknown_table`; 409 `no_open_tab`; 422 `wrong_tab_code`
 */
export function joinTab(
  { pool, clock }: Db,
  { name, code, ...call }: Named & { code: string },
): Promise<Tab> {
  return inTransaction(pool, async (tx) => {
    const { tenant, shopperId } = call;
    const table = await requireTable(tx, call);
    const open = await findOpenTabOfTable(tx, tenant.id, table.id);
    const tab = open && (await lockTab(tx, tenant.id, open.id));
    // It may have been closed, or moved to another table, while we waited for it.
    if (!tab || tab.closedAt !== null || tab.tableId !== table.id) throw noOpenTab();
    const isGuest = await findTabGuest(tx, tenant.id, { tabId: tab.id, shopperId });
    if (!isGuest && code.replaceAll(/\s/g, '') !== tab.code) throw wrongCode();
    const now = clock();
    const guest = { tenantId: tenant.id, tabId: tab.id, shopperId, name, joinedAt: now };
    const { id: ownGuestId } = await putTabGuest(tx, guest);
    await touchTab(tx, tab, { now });
    return showTab(tx, tenant, { tabId: tab.id, ownGuestId });
  });
}

export const tabOpen = () => new ApiError(409, 'tab_open', ({ tabs }) => tabs.open);
const noOpenTab = () => new ApiError(409, 'no_open_tab', ({ tabs }) => tabs.noneOpen);
const wrongCode = () => new ApiError(422, 'wrong_tab_code', ({ tabs }) => tabs.wrongCode);
