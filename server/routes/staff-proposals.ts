import type { Database } from '../db/client.ts';
import { countProposals, findProposal, listProposals } from '../db/queries/site-proposals.ts';
import type { NamedProposal } from '../db/queries/site-proposals.ts';
import type { Deps } from '../dependencies/deps.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Call, Handlers } from '../http/handler.ts';
import { worksAt } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  acceptProposal,
  declineProposal,
  unknownProposal,
  withdrawProposal,
} from '../publishing/decide-proposal.ts';
import { namedRevision } from '../publishing/named-revision.ts';
import { scopeOf } from '../publishing/scope.ts';
import { sendProposal } from '../publishing/send-proposal.ts';
import { showProposal, showProposalDetails } from '../publishing/show-proposal.ts';

type Names =
  | 'sendConfigProposal'
  | 'listConfigProposals'
  | 'getConfigProposal'
  | 'acceptConfigProposal'
  | 'declineConfigProposal'
  | 'withdrawConfigProposal';

/** A call about one proposal. */
type ProposalCall = Pick<Call<'getConfigProposal'>, 'tenant' | 'identity' | 'params'>;

/** What managers send to the owners, and what becomes of it (decisions/059). */
export const staffProposalRoutes = ({ db, clock, settings }: Deps): Handlers<Names> => {
  const decisionOf = (call: ProposalCall) => ({
    tenantId: call.tenant.id,
    proposalId: call.params.proposalId,
    staff: requireStaff(call),
    now: clock(),
  });

  return {
    sendConfigProposal: async (call) => {
      const { scope, staff } = await scopeOf(db, call);
      const { restaurantId } = scope;
      if (staff.role === 'owner' || restaurantId === null) {
        throw new ApiError(403, 'owner_publishes', 'You may publish this yourself.');
      }
      const write = { scope, staff, revision: namedRevision(call.headers), now: clock() };
      const { message } = call.body;
      const { proposal, isNew } = await db.transaction((tx) =>
        sendProposal(tx, write, { restaurantId, message }),
      );
      if (!isNew) call.leaveUnlogged();
      const named = await findProposal(db, scope.tenantId, proposal.id);
      if (!named) throw unknownProposal();
      return { data: showProposal(named, staff) };
    },

    listConfigProposals: async (call) => {
      const staff = requireStaff(call);
      const isAll = staff.role === 'owner' && call.query.restaurant_id === undefined;
      const restaurantId = isAll ? null : (await scopeOf(db, call)).scope.restaurantId;
      const tenantId = call.tenant.id;
      const { waiting } = await countProposals(db, tenantId, restaurantId);
      const proposals = await listProposals(db, tenantId, { restaurantId, senderId: staff.id });
      return {
        data: { waiting, proposals: proposals.map((proposal) => showProposal(proposal, staff)) },
      };
    },

    getConfigProposal: async (call) => {
      const proposal = await proposalOf(db, call);
      const details = await showProposalDetails(db, proposal, requireStaff(call));
      call.setRevision(details.revision);
      return { data: details };
    },

    acceptConfigProposal: async (call) => {
      const staff = requireStaff(call);
      const revision = namedRevision(call.headers);
      await db.transaction((tx) =>
        acceptProposal(tx, decisionOf(call), {
          keys: call.body.keys,
          revision,
          async stale() {
            const data = await showProposalDetails(tx, await proposalOf(tx, call), staff);
            const sentence = 'What is published was changed meanwhile. Look at it once more.';
            throw new ApiError(412, 'stale_proposal', sentence, { data });
          },
        }),
      );
      settings.forget(call.tenant.id);
      return { data: showProposal(await proposalOf(db, call), staff) };
    },

    declineConfigProposal: async (call) => {
      const { reason } = call.body;
      await db.transaction((tx) => declineProposal(tx, decisionOf(call), reason));
      return { data: showProposal(await proposalOf(db, call), requireStaff(call)) };
    },

    withdrawConfigProposal: async (call) => {
      await db.transaction((tx) => withdrawProposal(tx, decisionOf(call)));
      return { data: showProposal(await proposalOf(db, call), requireStaff(call)) };
    },
  };
};

async function proposalOf(db: Database, call: ProposalCall): Promise<NamedProposal> {
  const staff = requireStaff(call);
  const proposal = await findProposal(db, call.tenant.id, call.params.proposalId);
  if (!proposal) throw unknownProposal();
  if (!worksAt(staff, proposal.restaurantId)) {
    throw new ApiError(403, 'not_your_restaurant', 'You can only see your own restaurant.');
  }
  return proposal;
}
