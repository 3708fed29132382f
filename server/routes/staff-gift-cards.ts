import type { Deps } from '../dependencies/deps.ts';
import { parseAmount } from '../errors/parse-amount.ts';
import type { Handlers } from '../http/handler.ts';
import { requireOwnRestaurant } from '../identity/own-restaurant.ts';
import { requireStaff } from '../identity/require-staff.ts';
import {
  findCardsByStaff,
  refundCard,
  resendCard,
  showCardToStaff,
  voidCard,
} from '../ordering/gift-card-sales/card-by-staff.ts';
import { setCardSettings, showCardSettings } from '../ordering/gift-card-sales/card-offer.ts';
import { sellByStaff } from '../ordering/gift-card-sales/sell-by-staff.ts';
import { namedRevision } from '../publishing/named-revision.ts';

type Names =
  | 'findGiftCards'
  | 'getGiftCard'
  | 'sellGiftCard'
  | 'resendGiftCard'
  | 'voidGiftCard'
  | 'refundGiftCard'
  | 'getGiftCardSettings'
  | 'setGiftCardSettings';

/** Gift cards at the desk; they are the tenant's, so every restaurant of it sees them. */
export const staffGiftCardRoutes = (deps: Deps): Handlers<Names> => ({
  findGiftCards: async ({ tenant, body }) => ({
    data: await findCardsByStaff(
      deps,
      tenant,
      'code' in body ? body : { lastFour: body.last_four, email: body.email },
    ),
  }),

  getGiftCard: async ({ tenant, params }) => ({
    data: await showCardToStaff(deps, { tenant, ...params }),
  }),

  sellGiftCard: async (call) => {
    const { tenant, headers, body } = call;
    const staff = requireStaff(call);
    await requireOwnRestaurant(deps.db, { tenantId: tenant.id, staff }, body.restaurant_id);
    const key = headers['idempotency-key'];
    return { data: await sellByStaff(deps, { tenant, staff, key, body }) };
  },

  resendGiftCard: async ({ tenant, params, body }) => ({
    data: await resendCard(deps, {
      tenant,
      ...params,
      lastFour: body.last_four,
      email: body.email,
      isByHand: body.by_hand,
    }),
  }),

  voidGiftCard: async (call) => {
    const { tenant, params, body } = call;
    const staff = requireStaff(call);
    return { data: await voidCard(deps, { tenant, ...params, staff, reason: body.reason }) };
  },

  refundGiftCard: async (call) => {
    const { tenant, params, headers, body } = call;
    const staff = requireStaff(call);
    return {
      data: await refundCard(deps, {
        tenant,
        ...params,
        staff,
        reason: body.reason,
        key: headers['idempotency-key'],
        amount: parseAmount(body.amount, tenant.currency, 'body.amount'),
      }),
    };
  },

  getGiftCardSettings: async ({ tenant, setRevision }) => {
    const data = await showCardSettings(deps.db, tenant);
    setRevision(data.revision);
    return { data };
  },

  setGiftCardSettings: async ({ tenant, headers, body, setRevision }) => {
    const revision = namedRevision(headers);
    const data = await deps.db.transaction((tx) =>
      setCardSettings(tx, tenant.id, { revision, body }),
    );
    deps.tenants.clear();
    setRevision(data.revision);
    return { data };
  },
});
