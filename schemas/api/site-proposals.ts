import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { routes } from './routes.ts';
import { count, dataOf, failureCode, id, idText, instant, plainText, problem } from './wire.ts';

/**
 * `waiting` for an owner; `replaced` by a later one of the same sender, who had not heard back yet.
 */
const proposalState = z.enum(['waiting', 'accepted', 'declined', 'withdrawn', 'replaced']);

/** Most characters of a sender's message, and of a reason to decline. */
export const longestProposalText = 500;

/** What a manager sent to the owners: changes of their restaurant's configuration. */
export const configProposal = z.object({
  id: z.uuid(),
  restaurant_id: id,
  /** Its name. */
  restaurant: z.string(),
  state: proposalState,
  /** The name of who sent it, as it was then. */
  sender: z.string(),
  /** The caller sent it. */
  is_own: z.boolean(),
  message: z.string(),
  sent_at: instant,
  /** Settings that it changes. */
  changes: count,
  /** Those of them that the owner left out when accepting. */
  left_out: count,
  /** Who accepted, declined or withdrew it, and when; null while it waits, and where replaced. */
  decided_by: z.string().nullable(),
  decided_at: instant.nullable(),
  /** Why it was declined; otherwise empty. */
  reason: z.string(),
  /** The version that it became. */
  version: count.nullable(),
});
export type ConfigProposal = z.output<typeof configProposal>;

/**
 * How a change of a proposal compares with what is published now. `open`: nothing happened there
 * since; `changed`: customers see something else there than when it was sent, so an owner chooses
 * between the two; `done`: it is published already; `locked`: the owner has locked the setting
 * since, and `unfit`: it cannot be set any more. The last two cannot be accepted.
 */
export const changeStanding = z.enum(['open', 'changed', 'done', 'locked', 'unfit']);
export type ChangeStanding = z.output<typeof changeStanding>;

export const proposedChange = z.object({
  /** Of the setting (schemas/config/overrides.ts), such as `hero/title`. */
  key: z.string(),
  /** Left out where the restaurant gives its own value up for the site's. */
  value: z.unknown().optional(),
  standing: changeStanding,
  /** Why it is `unfit`; otherwise empty. */
  message: z.string(),
});
export type ProposedChange = z.output<typeof proposedChange>;

const document = z.record(z.string(), z.unknown());

export const proposalDetails = configProposal.extend({
  /** Goes up when what it is compared with is published anew; its ETag. */
  revision: count,
  proposed: z.array(proposedChange),
  /** The restaurant's published overrides, and the published site below them. */
  published: document,
  site: document,
  /** Whoever sent it still manages the restaurant. */
  sender_manages: z.boolean(),
});
export type ProposalDetails = z.output<typeof proposalDetails>;

const scope = { restaurant_id: idText.optional() };
const ifMatch = z.object({ 'if-match': z.string().max(40).optional() });
const params = z.object({ proposalId: z.uuid() });
const refused = z.object({ error: z.string(), code: failureCode, problems: z.array(problem) });

const sendConfigProposal = endpoint(routes.sendConfigProposal, {
  summary:
    'Sends what the restaurant’s draft changes to the owners, who may publish it. Needs If-Match, of the draft. One of the same sender that waits is replaced; the same one sent again is answered, not sent twice.',
  security: ['staff'],
  query: z.object(scope),
  headers: ifMatch,
  body: z.object({ message: plainText.max(longestProposalText).default('') }),
  status: 201,
  reply: dataOf(configProposal),
  failures: { 422: refused },
});

const listConfigProposals = endpoint(routes.listConfigProposals, {
  summary:
    'What waits for an owner, and what the caller sent lately, the newest first. Owners see all restaurants, managers their own.',
  security: ['staff'],
  query: z.object(scope),
  reply: dataOf(
    z.object({
      /** How many wait. */
      waiting: count,
      proposals: z.array(configProposal),
    }),
  ),
});

const getConfigProposal = endpoint(routes.getConfigProposal, {
  summary: 'A proposal with its changes, compared with what is published now.',
  security: ['staff'],
  params,
  reply: dataOf(proposalDetails),
});

const acceptConfigProposal = endpoint(routes.acceptConfigProposal, {
  summary:
    'Publishes a proposal, or the settings of it that are named. Owners only. Needs If-Match, of the proposal; stale: 412 with the present one.',
  security: ['staff'],
  roles: ['owner'],
  params,
  headers: ifMatch,
  body: z.object({
    /** The settings that are published; the others are left out. */
    keys: z.array(z.string().min(1).max(300)).min(1).max(5000),
  }),
  reply: dataOf(configProposal),
  failures: {
    412: z.object({ error: z.string(), code: failureCode, data: proposalDetails }),
    422: refused,
  },
  mostBytes: 1024 * 1024,
});

const declineConfigProposal = endpoint(routes.declineConfigProposal, {
  summary: 'Declines a proposal, and says why. Its changes stay in the draft. Owners only.',
  security: ['staff'],
  roles: ['owner'],
  params,
  body: z.object({
    reason: plainText.min(1, 'Say why, so that it can be put right.').max(longestProposalText),
  }),
  reply: dataOf(configProposal),
});

const withdrawConfigProposal = endpoint(routes.withdrawConfigProposal, {
  summary: 'Takes a proposal back that waits, by whoever sent it. Its changes stay in the draft.',
  security: ['staff'],
  params,
  reply: dataOf(configProposal),
});

/** The rows of the contract. */
export const proposalEndpoints = {
  sendConfigProposal,
  listConfigProposals,
  getConfigProposal,
  acceptConfigProposal,
  declineConfigProposal,
  withdrawConfigProposal,
};
