import { hourMs } from '#schemas/rules/time/minute.ts';
import type { TableCall, TableCallKind } from '#schemas/api/tabs.ts';
import type { Database } from '../../db/client.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import {
  findOpenTableCall,
  insertTableCall,
  listOwnTableCalls,
  lockOwnTabTables,
  type TableCallRow,
} from '../../db/queries/table-calls.ts';
import { notifyTabChange } from '../../db/queries/notify.ts';
import { findOpenTabOfTable } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { requireTable } from './open-tab.ts';

/** How far back a caller sees what they asked for. */
const seenFor = hourMs;

/** Nobody sits at a table for longer after the last change of their tab. */
const sittingFor = 6 * hourMs;

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

/**
 * What a caller asked for at a table in the last hour, newest last; of a party that staff have moved
 * since, at the table where it is. @throws ApiError 404
 */
export function listTableCalls(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  call: AtTable,
): Promise<TableCall[]> {
  return inTransaction(pool, async (tx) => {
    const now = clock();
    const { tableId } = await tableOfCaller(tx, call, now);
    const since = new Date(now.getTime() - seenFor);
    const of = { tableId, shopperId: call.shopperId, since };
    return (await listOwnTableCalls(tx, call.tenant.id, of)).map(tableCallView);
  });
}

/**
 * The table at which a caller sits: that of their tab, wherever staff moved it since its code was
 * scanned; else the one that the code names. @throws ApiError 404 `unknown_table`
 */
async function tableOfCaller(
  tx: Database,
  call: AtTable,
  now: Date,
): Promise<{ restaurantId: number; tableId: number }> {
  const { id, restaurantId } = await requireTable(tx, call);
  const own = await lockOwnTabTables(tx, call.tenant.id, {
    shopperId: call.shopperId,
    restaurantId,
    changedSince: new Date(now.getTime() - sittingFor),
  });
  return { restaurantId, tableId: own.includes(id) ? id : (own[0] ?? id) };
}

/**
 * Asks for somebody, or for the bill; while the table asks for it already, that is the same call,
 * whichever of its guests it came from. A party that was moved is called for where it is now.
 * @throws ApiError 404 `unknown_table`
 */
export function callStaff(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { kind, ...call }: AtTable & { kind: TableCallKind },
): Promise<TableCall> {
  return inTransaction(pool, async (tx) => {
    const tenantId = call.tenant.id;
    const at = clock();
    const { tableId, restaurantId } = await tableOfCaller(tx, call, at);
    const asked = { tenantId, restaurantId, tableId, shopperId: call.shopperId, kind, at };
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
