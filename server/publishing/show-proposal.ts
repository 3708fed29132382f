import type { ConfigProposal, ProposalDetails } from '#schemas/api/site-proposals.ts';
import type { Database } from '../db/client.ts';
import type { NamedProposal } from '../db/queries/site-proposals.ts';
import { findStaffById } from '../db/queries/staff.ts';
import { worksAt } from '../identity/own-restaurant.ts';
import { compareProposal } from './compare-proposal.ts';
import { revisionOf } from './decide-proposal.ts';
import { readDraft } from './present-draft.ts';

/** A proposal on the wire, to somebody. */
export const showProposal = (proposal: NamedProposal, { id }: { id: string }): ConfigProposal => ({
  id: proposal.id,
  restaurant_id: proposal.restaurantId,
  restaurant: proposal.restaurant,
  state: proposal.state,
  sender: proposal.sender,
  is_own: proposal.senderId === id,
  message: proposal.message,
  sent_at: proposal.sentAt.toISOString(),
  changes: proposal.changes.length,
  left_out: proposal.leftOut,
  decided_by: proposal.decidedBy,
  decided_at: proposal.decidedBy === null ? null : proposal.changedAt.toISOString(),
  reason: proposal.reason,
  version: proposal.version,
});

/** The same with its changes, compared with what is published now. */
export async function showProposalDetails(
  db: Database,
  proposal: NamedProposal,
  staff: { id: string },
): Promise<ProposalDetails> {
  const { tenantId, restaurantId, senderId } = proposal;
  const present = await readDraft(db, { tenantId, restaurantId });
  const sender = await findStaffById(db, tenantId, senderId);
  return {
    ...showProposal(proposal, staff),
    revision: revisionOf(present),
    proposed: compareProposal(proposal.changes, present),
    published: present.published.document,
    site: present.site,
    sender_manages: sender !== null && sender.role !== 'staff' && worksAt(sender, restaurantId),
  };
}
