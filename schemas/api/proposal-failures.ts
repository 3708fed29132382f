/** The codes of schemas/api/failures.ts that are about proposals to the owners. */
export const proposalFailures = {
  owner_publishes: {
    status: [403],
    when: 'An owner sends nothing to the owner: who may publish does so.',
  },
  not_your_proposal: { status: [403], when: 'Somebody else sent the proposal.' },
  unknown_proposal: { status: [404], when: 'No such proposal was sent.' },
  proposal_decided: {
    status: [409],
    when: 'The proposal does not wait any more: it was decided, replaced or taken back.',
  },
  too_many_proposals: {
    status: [409],
    when: 'The member of staff sent very many since yesterday.',
  },
  stale_proposal: {
    status: [412],
    when: 'What is published was changed since the proposal was looked at.',
  },
} as const;
