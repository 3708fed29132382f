import { applyChanges, mergeDocuments } from '#schemas/config/changes.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import type { Database } from '../db/client.ts';
import { saveDraft } from '../db/queries/site-drafts.ts';
import { lockSite } from '../db/queries/site-published.ts';
import { lockOpenSchedule, saveSchedule, type SiteSchedule } from '../db/queries/site-schedules.ts';
import { fromFuture, isFromFuture } from './complete-site.ts';
import { readDraftToWrite } from './present-draft.ts';

type CallOff = { tenantId: number; scheduleId: string; staff: StaffIdentity; now: Date };

/**
 * Calls a schedule off. What has not been published yet goes back into the draft, so that no work
 * is lost; a setting that was changed there since keeps its later value. What is published already
 * stays, and is not reverted any more.
 * @throws ApiError 404 where it is over or was called off before, 409 where a later program wrote the
 * draft.
 */
export async function callOff(
  tx: Database,
  { tenantId, scheduleId, staff, now }: CallOff,
): Promise<void> {
  await lockSite(tx, tenantId);
  const schedule = await lockOpenSchedule(tx, tenantId, scheduleId);
  if (!schedule) {
    const sentence = 'This change is over, or was called off before.';
    throw new ApiError(404, 'schedule_not_found', sentence);
  }
  await saveSchedule(tx, tenantId, scheduleId, { state: 'cancelled' });
  if (schedule.state === 'waiting') await putIntoDraft(tx, schedule, { staff, now });
}

async function putIntoDraft(
  tx: Database,
  { tenantId, restaurantId, changes }: SiteSchedule,
  { staff, now }: Pick<CallOff, 'staff' | 'now'>,
): Promise<void> {
  const draft = await readDraftToWrite(tx, { tenantId, restaurantId });
  if (isFromFuture(draft.site) || isFromFuture(draft.document)) throw fromFuture();
  const base = draft.published.document;
  const { document: mine } = applyChanges(base, changes);
  const { merged } = mergeDocuments({ base, mine, theirs: draft.document });
  await saveDraft(tx, tenantId, restaurantId, {
    revision: draft.revision + 1,
    document: merged,
    lastTransactionId: null,
    updatedAt: now,
    updatedBy: staff.name,
  });
}
