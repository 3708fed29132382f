import type { Database } from '../db/client.ts';
import { lockWaitingProposals } from '../db/queries/site-proposals.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import type { StaffIdentity } from '../identity/identity.ts';
import { isMade } from './compare-proposal.ts';
import { settleProposal } from './decide-proposal.ts';
import type { Scope } from './scope.ts';

type Published = { document: StoredDocument; version: number; staff: StaffIdentity; now: Date };

/**
 * A draft that managers share with the owners may be published as a whole: what was sent of it and
 * is published now waits no more. Call it in a transaction that locked the site.
 */
export async function settleProposals(
  tx: Database,
  { tenantId, restaurantId }: Scope,
  { document, ...decision }: Published,
): Promise<void> {
  if (restaurantId === null) return;
  for (const proposal of await lockWaitingProposals(tx, tenantId, restaurantId)) {
    const isPublished = proposal.changes.every((change) => isMade(document, change));
    if (isPublished) await settleProposal(tx, proposal, decision);
  }
}
