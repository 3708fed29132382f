import { inTransaction } from '../../db/in-transaction.ts';
import { lockTabs } from '../../db/queries/staff-tabs.ts';
import { answerCallsOf } from '../../db/queries/table-call-answers.ts';
import { findStoredTab } from '../../db/queries/tabs.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { isHeld, tabBill } from '../../domain/tabs/tab-bill.ts';
import { ApiError } from '../../errors/api-error.ts';
import { unknownTab } from '../../errors/unknown-tab.ts';
import { endTab } from '../tabs/end-tab.ts';
import { findTabOfStaff, type StaffTabCall } from './tab-of-staff.ts';

/**
 * Closes a tab (rule R82). What is unpaid then stays so, for a reason that is written to it: nobody
 * can pay it any more, and it is in no takings. What the kitchen makes is made. Again changes nothing.
 * @throws ApiError 404 `unknown_tab`; 409 `tab_unpaid` where somebody is paying; 422 `reason_missing`
 */
export async function closeStaffTab(
  { pool, clock }: Pick<Deps, 'pool' | 'clock'>,
  { unpaidReason, ...call }: StaffTabCall & { unpaidReason: string },
): Promise<void> {
  await inTransaction(pool, async (tx) => {
    const tenantId = call.tenant.id;
    await findTabOfStaff(tx, call);
    const [tab] = await lockTabs(tx, tenantId, [call.tabId]);
    if (!tab) throw unknownTab();
    if (tab.closedAt !== null) return;
    const stored = await findStoredTab(tx, tenantId, tab.id);
    if (!stored) throw unknownTab();
    if (stored.payments.some(isHeld)) throw beingPaid();
    const { open } = tabBill(stored);
    const reason = unpaidReason.trim();
    if (open > 0 && reason === '') throw reasonMissing();
    const now = clock();
    await answerCallsOf(tx, tenantId, tab.tableId, { answeredAt: now, answeredBy: call.staff.id });
    await endTab(tx, tab, { now, unpaidReason: open > 0 ? reason : '' });
  });
}

const beingPaid = () =>
  new ApiError(
    409,
    'tab_unpaid',
    'Somebody is paying right now. Take or drop that payment before you close the tab.',
  );

function reasonMissing(): ApiError {
  const [code, message] = ['reason_missing', 'Say why what is unpaid stays so.'] as const;
  return new ApiError(422, code, message, {
    problems: [{ path: 'body.unpaid_reason', code, message }],
  });
}
