import type { ConfigProposal } from '#schemas/api/site-proposals.ts';

/** What became of what somebody sent, to them; null where they took it back or sent another. */
export function ownProposalText(proposal: ConfigProposal): string | null {
  const { state, decided_by, reason, left_out } = proposal;
  const owner = decided_by ?? 'The owner';
  switch (state) {
    case 'waiting':
      return 'Sent: waiting for the owner.';
    case 'accepted':
      return left_out > 0
        ? `${owner} accepted your changes and left out ${settings(left_out)}, still in your draft.`
        : `${owner} accepted your changes: they are published.`;
    case 'declined':
      return `${owner} declined your changes: ${reason}`;
    default:
      return null;
  }
}

/** 'one setting', '3 settings' */
export const settings = (count: number): string =>
  count === 1 ? 'one setting' : `${count} settings`;
