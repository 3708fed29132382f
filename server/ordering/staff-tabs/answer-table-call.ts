import type { TableCall } from '#schemas/api/tabs.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { notifyTabChange } from '../../db/queries/notify.ts';
import { findTableCall, writeAnswer } from '../../db/queries/table-call-answers.ts';
import { findOpenTabOfTable } from '../../db/queries/tabs.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { ApiError } from '../../errors/api-error.ts';
import { worksAt } from '../../identity/own-restaurant.ts';
import type { Actor } from '../../identity/record-staff-call.ts';
import { tableCallView } from '../tabs/table-calls.ts';

/**
 * Says that somebody sees to what a table asked for; its guests see it too. Again changes nothing.
 * @throws ApiError 404 `unknown_table_call`
 */
export function answerTableCall(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { tenant, staff, callId }: { tenant: Tenant; staff: Actor; callId: string },
): Promise<TableCall> {
  return inTransaction(pool, async (tx) => {
    const found = await findTableCall(tx, tenant.id, callId);
    if (!found || !worksAt(staff, found.restaurantId)) throw unknownTableCall();
    const answered = await writeAnswer(tx, found, { answeredAt: clock(), answeredBy: staff.id });
    if (!answered) return tableCallView((await findTableCall(tx, tenant.id, callId)) ?? found);
    const { restaurantId, tableId } = answered;
    const tab = await findOpenTabOfTable(tx, tenant.id, tableId);
    await notifyTabChange(tx, tenant.id, { restaurantId, tabId: tab?.id ?? null });
    return tableCallView(answered);
  });
}

const unknownTableCall = () =>
  new ApiError(404, 'unknown_table_call', 'There is no such call of a table.');
