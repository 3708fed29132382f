import type { ConfigProposal, ProposedChange } from '#schemas/api/site-proposals.ts';
import { settingPath } from '#schemas/config/overrides.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { applyChanges } from '#schemas/config/changes.ts';
import type { ProposalsPort, ReviewedProposal } from '#editor/core/ports.ts';
import { publishedSite } from './publishing.ts';

/** What the manager of the second restaurant sent. */
export const sampleProposal: ConfigProposal = {
  id: '0f7c1a8a-53a4-4f0c-9d0b-9f3a1c2b4d11',
  restaurant_id: 2,
  restaurant: 'Northcote',
  state: 'waiting',
  sender: 'Jo Park',
  is_own: false,
  message: 'The new title for the summer.',
  sent_at: '2026-11-20T01:30:00Z',
  changes: 2,
  left_out: 0,
  decided_by: null,
  decided_at: null,
  reason: '',
  version: null,
};

const open = (key: string, value: unknown): ProposedChange => ({
  key,
  value,
  standing: 'open',
  message: '',
});

export const sampleChanges: readonly ProposedChange[] = [
  open('hero/title', 'Lobster Saturdays'),
  open('colors/primary', '#0b5d4b'),
];

/** As an owner looks at it. @param proposed its changes, and how they compare */
export function sampleReviewed(
  proposed: readonly ProposedChange[] = sampleChanges,
  published: SiteConfig = publishedSite,
): ReviewedProposal {
  const withChanges = (keys: readonly string[]) =>
    applyChanges(
      published,
      proposed
        .filter(({ key }) => keys.includes(key))
        .map(({ key, value }) => ({ path: settingPath(key), value })),
    ).document;
  return {
    details: {
      ...sampleProposal,
      changes: proposed.length,
      revision: 4,
      proposed: [...proposed],
      published: {},
      site: {},
      sender_manages: true,
    },
    published,
    withChanges,
  };
}

/** One that waits, and everything goes well. */
export const workingProposals: ProposalsPort = {
  get: () => waiting,
  subscribe: () => () => undefined,
  send: () => Promise.resolve(),
  withdraw: () => Promise.resolve(),
  list: () => Promise.resolve([sampleProposal]),
  review: () => Promise.resolve(sampleReviewed()),
  accept: (_id, _revision, keys) =>
    Promise.resolve({
      ...sampleProposal,
      state: 'accepted',
      left_out: sampleProposal.changes - keys.length,
      version: 5,
    }),
  decline: () => Promise.resolve(),
};

const waiting = { waiting: 1, own: null };
