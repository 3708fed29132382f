import { applyChanges, changesBetween, isSameValue } from '#schemas/config/changes.ts';
import { contentAt } from '#schemas/config/content-at.ts';
import { isLocked } from '#schemas/config/overrides.ts';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import type { Database } from '../db/client.ts';
import { lockSite } from '../db/queries/site-published.ts';
import {
  countSentSince,
  insertProposal,
  lockWaitingProposals,
  saveProposal,
  type SiteProposal,
} from '../db/queries/site-proposals.ts';
import { ApiError } from '../errors/api-error.ts';
import { queueProposalMails } from '../mails/queue-mail.ts';
import type { Write } from './change-draft.ts';
import { checkDocument } from './check-document.ts';
import { seenAt } from './compare-proposal.ts';
import { readDraftToWrite, requirePresent, type PresentDraft } from './present-draft.ts';

/** More than anybody works through; it keeps the owners' mailboxes from being flooded. */
const mostInADay = 20;
const day = 24 * 60 * 60 * 1000;

type Sent = { proposal: SiteProposal; isNew: boolean };

/**
 * Sends what a restaurant's draft changes to the owners, as it is now: what is drafted afterwards is
 * none of it. What the sender may not change, for it is locked, is left out. One of theirs that waits
 * is replaced without another mail; the same one sent again is answered.
 * @throws ApiError 412 from another revision of the draft, 422 for errors of the checklist and where
 * nothing differs, 403 where all of it is locked, 409 for too many in a day.
 */
export async function sendProposal(
  tx: Database,
  { scope, staff, revision, now }: Write,
  { restaurantId, message }: { restaurantId: number; message: string },
): Promise<Sent> {
  const { tenantId } = scope;
  await lockSite(tx, tenantId);
  const draft = await readDraftToWrite(tx, scope);
  requirePresent(draft, revision);
  const changes = changesToSend(draft);
  const waiting = await lockWaitingProposals(tx, tenantId, restaurantId);
  const own = waiting.find(({ senderId }) => senderId === staff.id);
  if (own && own.message === message && isSameValue(plain(own.changes), plain(changes))) {
    return { proposal: own, isNew: false };
  }
  const since = new Date(now.getTime() - day);
  if ((await countSentSince(tx, tenantId, { senderId: staff.id, since })) >= mostInADay) {
    const sentence = `You sent ${mostInADay} proposals since yesterday. Talk to the owner first.`;
    throw new ApiError(409, 'too_many_proposals', sentence);
  }
  if (own) await saveProposal(tx, tenantId, own.id, { state: 'replaced', changedAt: now });
  const proposal = await insertProposal(tx, tenantId, {
    restaurantId,
    changes,
    message,
    senderId: staff.id,
    sender: staff.name,
    sentAt: now,
  });
  if (!own) await queueProposalMails(tx, { tenantId, proposalId: proposal.id });
  return { proposal, isNew: true };
}

/** As they come back from the database, which keeps objects without what is undefined. */
const plain = (changes: readonly ReversibleChange[]): unknown =>
  JSON.parse(JSON.stringify(changes));

function changesToSend(draft: PresentDraft): ReversibleChange[] {
  const { published, document, locks } = draft;
  const differing = changesBetween(published.document, document).map(({ path }) => String(path[0]));
  const keys = [...new Set(differing)];
  if (keys.length === 0) {
    const sentence = 'Nothing differs from what is published already.';
    throw new ApiError(422, 'nothing_to_publish', sentence);
  }
  const changes = keys
    .filter((key) => !isLocked(locks, key))
    .map((key) => ({ path: [key], ...contentAt(document, [key]), before: seenAt(draft, key) }));
  if (changes.length === 0) {
    throw new ApiError(403, 'locked', 'The owner has locked all of these settings.');
  }
  const { document: sent } = applyChanges(published.document, changes);
  checkDocument({ ...draft, document: sent });
  return changes;
}
