import { hourMs } from '#schemas/rules/time/minute.ts';
import type { TableCall, TableCallKind } from '#schemas/api/tabs.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  findOpenTableCall,
  insertTableCall,
  listOwnTableCalls,
  type TableCallRow,
} from '../../db/queries/table-calls.ts';
import { notifyTabChange } from '../../db/queries/notify.ts';
import { findOpenTabOfTable } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { requireTable } from './open-tab.ts';

/** How far back a caller sees what they asked for. */
const seenFor = hourMs;

/** How often somebody may see to the same call while it is made. */
const mostTries = 5;

type AtTable = { tenant: Tenant; shopperId: string; token: string };

/** What a table asked for as the wire shows it. */
export const tableCallView = ({ id, kind, at, answeredAt }: TableCallRow): TableCall => ({
  id,
  kind,
  at: at.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
});

/** What a caller asked for at a table in the last hour, newest last. @throws ApiError 404 */
export async function listTableCalls(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  call: AtTable,
): Promise<TableCall[]> {
  const table = await requireTable(db, call);
  const since = new Date(clock().getTime() - seenFor);
  const of = { tableId: table.id, shopperId: call.shopperId, since };
  return (await listOwnTableCalls(db, call.tenant.id, of)).map(tableCallView);
}

/**
 * Asks for somebody, or for the bill; while the table asks for it already, that is the same call,
 * whichever of its guests it came from. @throws ApiError 404 `unknown_table`
 */
export function callStaff(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { kind, ...call }: AtTable & { kind: TableCallKind },
): Promise<TableCall> {
  return inTransaction(pool, async (tx) => {
    const tenantId = call.tenant.id;
    const { id: tableId, restaurantId } = await requireTable(tx, call);
    const asked = { tenantId, restaurantId, tableId, shopperId: call.shopperId, kind, at: clock() };
    for (let tries = 0; tries < mostTries; tries += 1) {
      const made = await insertTableCall(tx, asked);
      if (made) {
        const tab = await findOpenTabOfTable(tx, tenantId, tableId);
        await notifyTabChange(tx, tenantId, { restaurantId, tabId: tab?.id ?? null });
        return tableCallView(made);
      }
      const open = await findOpenTableCall(tx, tenantId, { tableId, kind });
      if (open) return tableCallView(open);
      // Somebody saw to it just now: this one is a new call.
    }
    throw new Error(`calls of table ${tableId} are answered faster than they are made`);
  });
}
