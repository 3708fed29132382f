import type { ConfigChange } from '#schemas/config/changes.ts';
import { changesBetween } from '#schemas/config/changes.ts';
import { isLocked } from '#schemas/config/overrides.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import type { Database } from '../db/client.ts';
import { saveDraft } from '../db/queries/site-drafts.ts';
import { changedOverrides, changedSite, keyOf } from './check-changes.ts';
import { fromFuture, isFromFuture } from './complete-site.ts';
import { readDraftToWrite, requirePresent, type PresentDraft } from './present-draft.ts';
import { refuseUnstorable } from './refuse-changes.ts';
import type { Scope } from './scope.ts';

/** Who writes from which revision, and when. */
export type Write = {
  scope: Scope;
  staff: StaffIdentity;
  /** From If-Match (named-revision.ts). */
  revision: number | null;
  now: Date;
};

/**
 * Changes settings of a draft, all or none. A transaction that was the last one is answered again.
 * @throws ApiError 412 from another revision than the present one, 403 for a setting that is
 * locked for managers, 409, 413 and 422 for what the document cannot take (check-changes.ts).
 */
export async function changeDraft(
  tx: Database,
  { scope, staff, revision, now }: Write,
  { transactionId, changes }: { transactionId: string; changes: readonly ConfigChange[] },
): Promise<{ revision: number; updatedAt: Date }> {
  const draft = await readDraftToWrite(tx, scope);
  if (draft.lastTransactionId === transactionId) {
    return { revision: draft.revision, updatedAt: draft.updatedAt ?? now };
  }
  requirePresent(draft, revision);
  if (isFromFuture(draft.site) || isFromFuture(draft.document)) throw fromFuture();
  refuseUnstorable(changes);
  const isSite = scope.restaurantId === null;
  if (!isSite) refuseLocked(staff, draft, changes.map(keyOf));
  const document = isSite
    ? changedSite(draft.document, changes)
    : changedOverrides(draft.site, draft.document, changes);
  const next = draft.revision + 1;
  await saveDraft(tx, scope.tenantId, scope.restaurantId, {
    revision: next,
    document,
    lastTransactionId: transactionId,
    updatedAt: now,
    updatedBy: staff.name,
  });
  return { revision: next, updatedAt: now };
}

/**
 * Puts a draft back to what is published.
 * @throws ApiError 412 from another revision; 403 for a manager where that would undo what the
 * owner changed in a locked setting.
 */
export async function discardDraft(
  tx: Database,
  { scope, staff, revision, now }: Write,
): Promise<PresentDraft> {
  const draft = await readDraftToWrite(tx, scope);
  requirePresent(draft, revision);
  if (scope.restaurantId !== null) {
    const changes = changesBetween(draft.document, draft.published.document);
    refuseLocked(
      staff,
      draft,
      changes.map(({ path }) => String(path[0])),
    );
  }
  return putBack(tx, draft, { staff, now });
}

/** A draft, locked before, that is what is published from now on. */
export async function putBack(
  tx: Database,
  draft: PresentDraft,
  { staff, now }: Pick<Write, 'staff' | 'now'>,
): Promise<PresentDraft> {
  const { version, document } = draft.published;
  const change = {
    revision: draft.revision + 1,
    document,
    lastTransactionId: null,
    updatedAt: now,
    updatedBy: staff.name,
  };
  const { tenantId, restaurantId } = draft.scope;
  await saveDraft(tx, tenantId, restaurantId, { ...change, baseVersion: version });
  return { ...draft, ...change };
}

function refuseLocked(
  { role }: StaffIdentity,
  { locks }: PresentDraft,
  keys: readonly string[],
): void {
  if (role === 'owner') return;
  const message = 'The owner has locked this setting.';
  const problems = keys
    .filter((key) => isLocked(locks, key))
    .map((key) => ({ path: key.replaceAll('/', '.'), code: 'locked', message }));
  if (problems.length > 0) throw new ApiError(403, 'locked', message, { problems });
}
