import type { Deps } from '../dependencies/deps.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { beginTabPayment } from '../ordering/tab-payments/begin-tab-payment.ts';
import { dropTabPayment } from '../ordering/tab-payments/drop-tab-payment.ts';
import { checkTabPayment, payTabPayment } from '../ordering/tab-payments/pay-tab-payment.ts';

type Names = 'beginTabPayment' | 'payTabPayment' | 'checkTabPayment' | 'dropTabPayment';

/** What guests pay of their tab (rule R83). */
export const tabPaymentRoutes = (deps: Deps): Handlers<Names> => ({
  beginTabPayment: async ({ tenant, identity, params, headers, body }) =>
    beginTabPayment(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      key: headers['idempotency-key'],
      body,
    }),

  payTabPayment: async ({ tenant, identity, params, headers, body: source }) =>
    payTabPayment(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      key: headers['idempotency-key'],
      source,
    }),

  checkTabPayment: async ({ tenant, identity, params }) =>
    checkTabPayment(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),

  dropTabPayment: async ({ tenant, identity, params }) => ({
    data: await dropTabPayment(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
    }),
  }),
});
