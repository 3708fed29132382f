import { isSameValue } from '#schemas/config/changes.ts';
import { isLocked } from '#schemas/config/overrides.ts';
import { proposalNote } from '#schemas/messages/en/proposals.ts';
import type { Database } from '../db/client.ts';
import { lockSite } from '../db/queries/site-published.ts';
import {
  lockProposal,
  saveProposal,
  type ProposalChange,
  type SiteProposal,
} from '../db/queries/site-proposals.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { queueDecisionMail } from '../mails/queue-mail.ts';
import { changedOverrides, refused } from './check-changes.ts';
import { checkDocument } from './check-document.ts';
import { isMade, keyOfChange } from './compare-proposal.ts';

import { readDraftToWrite, type PresentDraft } from './present-draft.ts';
import { followPublished } from './publish-changes.ts';
import { writeVersion } from './write-version.ts';

type Decision = { tenantId: number; proposalId: string; staff: StaffIdentity; now: Date };

/** Goes up whenever what a restaurant's proposals are compared with is published anew. */
export const revisionOf = ({ published, siteVersion }: PresentDraft): number =>
  Math.max(published.version, siteVersion);

/**
 * Publishes the named settings of a proposal as its owner, over what is published by now; the draft
 * goes on from there, and what was left out stays in it. Accepted twice by one owner, it is once.
 * @throws ApiError 404, 409 where it does not wait any more, 412 (`stale`) where what is published
 * was changed since it was looked at, 422 for what is locked or cannot be set any more.
 */
export async function acceptProposal(
  tx: Database,
  { tenantId, proposalId, staff, now }: Decision,
  asked: { keys: readonly string[]; revision: number | null; stale(): Promise<never> },
): Promise<void> {
  await lockSite(tx, tenantId);
  const proposal = await requireProposal(tx, tenantId, proposalId);
  if (proposal.state === 'accepted' && proposal.decidedById === staff.id) return;
  requireWaiting(proposal, staff);
  const scope = { tenantId, restaurantId: proposal.restaurantId };
  const draft = await readDraftToWrite(tx, scope);
  if (revisionOf(draft) !== asked.revision) return asked.stale();
  const chosen = proposal.changes.filter((change) => asked.keys.includes(keyOfChange(change)));
  if (chosen.length === 0) {
    throw new ApiError(422, 'nothing_to_publish', 'Nothing of it is left to publish.');
  }
  const { published } = draft;
  const open = chosen.filter((change) => !isMade(published.document, change));
  refuseLocked(open, draft);
  const document = changedOverrides(draft.site, published.document, open);
  let { version } = published;
  if (!isSameValue(published.document, document)) {
    checkDocument({ ...draft, document });
    version = await writeVersion(tx, scope, {
      authorId: staff.id,
      author: staff.name,
      note: proposalNote(proposal.sender, proposal.message),
      kind: 'published',
      document,
      now,
    });
    await followPublished(tx, scope, { before: published.document, after: document, version });
  }
  const leftOut = proposal.changes.length - chosen.length;
  await decide(tx, proposal, { state: 'accepted', version, leftOut, ...by(staff, now) });
}

/** @throws ApiError 404, 409 where it does not wait any more. Declined twice by one owner, it is once. */
export async function declineProposal(
  tx: Database,
  { tenantId, proposalId, staff, now }: Decision,
  reason: string,
): Promise<void> {
  const proposal = await requireProposal(tx, tenantId, proposalId);
  if (proposal.state === 'declined' && proposal.decidedById === staff.id) return;
  requireWaiting(proposal, staff);
  await decide(tx, proposal, { state: 'declined', reason, ...by(staff, now) });
}

/** @throws ApiError 403 for somebody else than its sender, 404, 409 where it does not wait any more. */
export async function withdrawProposal(
  tx: Database,
  { tenantId, proposalId, staff, now }: Decision,
): Promise<void> {
  const proposal = await requireProposal(tx, tenantId, proposalId);
  if (proposal.senderId !== staff.id) {
    const sentence = 'Only who sent these changes can take them back.';
    throw new ApiError(403, 'not_your_proposal', sentence);
  }
  if (proposal.state === 'withdrawn') return;
  requireWaiting(proposal, staff);
  await saveProposal(tx, tenantId, proposal.id, { state: 'withdrawn', ...by(staff, now) });
}

/** Accepts what an owner published otherwise, and tells its sender. */
export const settleProposal = (
  tx: Database,
  proposal: SiteProposal,
  { staff, version, now }: { staff: StaffIdentity; version: number; now: Date },
): Promise<void> => decide(tx, proposal, { state: 'accepted', version, ...by(staff, now) });

async function decide(tx: Database, proposal: SiteProposal, change: ProposalChange): Promise<void> {
  const { tenantId, id: proposalId, senderId: staffId } = proposal;
  await saveProposal(tx, tenantId, proposalId, change);
  await queueDecisionMail(tx, { tenantId, proposalId, staffId });
}

const by = ({ id, name }: StaffIdentity, now: Date) => ({
  decidedById: id,
  decidedBy: name,
  changedAt: now,
});

/** @throws ApiError 404 */
export const unknownProposal = () =>
  new ApiError(404, 'unknown_proposal', 'These changes were never sent, or are gone.');

async function requireProposal(tx: Database, tenantId: number, id: string): Promise<SiteProposal> {
  const proposal = await lockProposal(tx, tenantId, id);
  if (!proposal) throw unknownProposal();
  return proposal;
}

/** Two decide at once: the other one is told who was first. */
function requireWaiting({ state, decidedBy, decidedById }: SiteProposal, { id }: StaffIdentity) {
  if (state === 'waiting') return;
  const who = decidedById === id ? 'You have' : `${decidedBy ?? 'Somebody'} has`;
  const sentences = {
    accepted: `${who} accepted and published this already.`,
    declined: `${who} declined this already.`,
    withdrawn: `${who} taken this back.`,
    replaced: 'Newer changes were sent in place of these.',
  };
  throw new ApiError(409, 'proposal_decided', sentences[state]);
}

/** What an owner locks is locked for what managers sent before, too. */
function refuseLocked(changes: SiteProposal['changes'], { locks }: PresentDraft): void {
  const message = 'You have locked this setting for managers since it was sent.';
  const problems = changes
    .map(keyOfChange)
    .filter((key) => isLocked(locks, key))
    .map((key) => ({ path: key.replaceAll('/', '.'), code: 'locked', message }));
  if (problems.length > 0) throw refused(problems);
}
