import type { Deps } from '../dependencies/deps.ts';
import type { Call, Handlers } from '../http/handler.ts';
import {
  previewLoyalty,
  setLoyaltySettings,
  showLoyaltySettings,
} from '../ordering/loyalty/loyalty-settings.ts';
import { showOwnPoints, showProgramme } from '../ordering/loyalty/show-loyalty.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names = 'getLoyalty' | 'getLoyaltySettings' | 'setLoyaltySettings' | 'previewLoyalty';

/** Points of customers, and the rules by which they are earned and redeemed. */
export const loyaltyRoutes = ({ db, clock, tenants }: Deps): Handlers<Names> => ({
  getLoyalty: async ({ tenant, identity, query }) => {
    const before = query.before ?? null;
    const asked = { tenant, before, now: clock() };
    const account =
      identity?.kind === 'user' ? await showOwnPoints(db, { ...asked, userId: identity.id }) : null;
    return { data: { programme: showProgramme(tenant), account } };
  },

  getLoyaltySettings: async (call) => answer(call, showLoyaltySettings(call.tenant)),

  setLoyaltySettings: async (call) => {
    const write = { revision: namedRevision(call.headers), body: call.body };
    const data = await db.transaction((tx) => setLoyaltySettings(tx, call.tenant.id, write));
    // Others are notified; whoever saved reads their own at once.
    tenants.clear();
    return answer(call, data);
  },

  previewLoyalty: async ({ tenant, body }) => ({
    data: await previewLoyalty(db, tenant, { body, now: clock() }),
  }),
});

/** The settings, with their revision as the reply's ETag. */
const answer = <T extends { revision: number }>(
  call: Pick<Call<'getLoyaltySettings'>, 'setRevision'>,
  data: T,
): { data: T } => {
  call.setRevision(data.revision);
  return { data };
};
