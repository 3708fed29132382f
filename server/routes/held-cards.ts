import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { checkHeldCard, holdCard } from '../ordering/held-cards/hold-card.ts';
import { releaseOwnCard } from '../ordering/held-cards/release-held-card.ts';

type Names = 'holdCard' | 'checkHeldCard' | 'releaseHeldCard';

/** The card that a guest leaves at the table (rule R84). */
export const heldCardRoutes = (deps: Deps): Handlers<Names> => ({
  holdCard: async ({ tenant, identity, params, headers, body: source }) =>
    holdCard(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      key: headers['idempotency-key'],
      source,
    }),

  checkHeldCard: async ({ tenant, identity, params }) =>
    checkHeldCard(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),

  releaseHeldCard: async ({ tenant, identity, params }) => ({
    data: await releaseOwnCard(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
    }),
  }),
});
