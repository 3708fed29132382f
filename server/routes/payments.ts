import { orderIn } from '../ordering/order/order-in-language.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handlers } from '../http/handler.ts';
import { findGiftCardPayment } from '../db/queries/gift-card-payments.ts';
import { findPayment } from '../db/queries/payments.ts';
import type { Deps } from '../dependencies/deps.ts';
import { sendSandboxWebhooks } from '../jobs/send-sandbox-webhooks.ts';
import { findOwnCard } from '../ordering/gift-card-sales/buy-gift-card.ts';
import { checkPayment } from '../ordering/paying/check-payment.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { findOwnTab } from '../ordering/tabs/show-tab.ts';
import { findTabPaymentByAttempt } from '../db/queries/tab-payments.ts';
import { payOrder, readOrder } from '../ordering/paying/pay-order.ts';

type PaymentRoutes = Handlers<'payOrder' | 'checkPayment' | 'answerSandboxChallenge'>;

export const paymentRoutes = (deps: Deps): PaymentRoutes => ({
  payOrder: async ({ tenant, identity, params: { orderId }, headers, body: source, language }) => {
    const { data, ...rest } = await payOrder(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      orderId,
      key: headers['idempotency-key'],
      source,
    });
    return { data: orderIn(language, data), ...rest };
  },

  checkPayment: async ({ tenant, identity, params: { orderId }, language }) => {
    const shopperId = requireShopper(identity).id;
    const { data, ...rest } = await checkPayment(deps, { tenant, shopperId, orderId });
    return { data: orderIn(language, data), ...rest };
  },

  answerSandboxChallenge: async ({ tenant, identity, params, body: { approve } }) => {
    const { sandbox } = deps.gateways;
    const id = uuidShape.exec(params.challengeId)?.[0];
    const shopperId = requireShopper(identity).id;
    const payment = id ? await findPayment(deps.db, tenant.id, id) : null;
    const ofCard = id && !payment ? await findGiftCardPayment(deps.db, tenant.id, id) : null;
    const ofTab =
      id && !payment && !ofCard ? await findTabPaymentByAttempt(deps.db, tenant.id, id) : null;
    const asked = payment ?? ofCard ?? ofTab;
    if (!id || !sandbox || asked?.gateway !== 'sandbox') throw unknownChallenge();
    // What is another's is as if it were not there (rule R95).
    if (payment) {
      const { orderId } = payment;
      await readOrder(deps, { tenant, shopperId, orderId }).catch(refuseAs(unknownChallenge));
    }
    if (ofCard) {
      const { giftCardId } = ofCard;
      await findOwnCard(deps, { tenant, shopperId, giftCardId }).catch(refuseAs(unknownChallenge));
    }
    if (ofTab) {
      const { tabId, guestId } = ofTab;
      const now = deps.clock();
      const own = findOwnTab(deps.db, { tenant, shopperId, tabId }, now);
      const { guest } = await own.catch(refuseAs(unknownChallenge));
      if (guest.id !== guestId) throw unknownChallenge();
    }
    await sandbox.answerChallenge(tenant.id, id, approve);
    // The sandbox's webhook is on its way at once; were we killed here, the job sends it.
    await sendSandboxWebhooks(deps);
    return { data: { approved: approve } };
  },
});

/** Answers what was refused with another refusal; what broke stays what it is. */
const refuseAs =
  (refusal: () => ApiError) =>
  (error: unknown): never => {
    throw error instanceof ApiError ? refusal() : error;
  };

const uuidShape = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const unknownChallenge = () =>
  new ApiError(404, 'unknown_challenge', ({ orders }) => orders.payment.unknownChallenge);
