import type { Deps } from '../dependencies/deps.ts';
import { purchaseView } from '../ordering/gift-card-sales/gift-card-view.ts';
import type { Handlers } from '../http/handler.ts';
import { requireShopper } from '../identity/require-shopper.ts';
import { requireUser } from '../identity/require-user.ts';
import { buyGiftCard, findOwnCard } from '../ordering/gift-card-sales/buy-gift-card.ts';
import { showCardOffer } from '../ordering/gift-card-sales/card-offer.ts';
import { lookUpGiftCard } from '../ordering/gift-card-sales/look-up-gift-card.ts';
import { addOwnCard, removeOwnCard, showOwnCards } from '../ordering/gift-card-sales/own-cards.ts';
import { checkGiftCardPayment, payGiftCard } from '../ordering/gift-card-sales/pay-gift-card.ts';

type Names =
  | 'getGiftCardOffer'
  | 'lookUpGiftCard'
  | 'listOwnGiftCards'
  | 'addOwnGiftCard'
  | 'removeOwnGiftCard'
  | 'buyGiftCard'
  | 'getGiftCardPurchase'
  | 'payGiftCard'
  | 'checkGiftCardPayment';

/** Gift cards as customers buy them, and look at what is left on one. */
export const giftCardRoutes = (deps: Deps): Handlers<Names> => ({
  getGiftCardOffer: async ({ tenant }) => ({ data: await showCardOffer(deps, tenant) }),

  lookUpGiftCard: async ({ tenant, identity, body: { code } }) => ({
    data: await lookUpGiftCard(deps, { tenant, shopperId: requireShopper(identity).id, code }),
  }),

  listOwnGiftCards: async (call) => ({
    data: await showOwnCards(deps, { tenant: call.tenant, userId: requireUser(call).id }),
  }),

  addOwnGiftCard: async (call) => ({
    data: await addOwnCard(deps, {
      tenant: call.tenant,
      userId: requireUser(call).id,
      code: call.body.code,
    }),
  }),

  removeOwnGiftCard: async (call) => ({
    data: await removeOwnCard(deps, {
      tenant: call.tenant,
      userId: requireUser(call).id,
      ...call.params,
    }),
  }),

  buyGiftCard: async ({ tenant, identity, headers, body, language }) => ({
    data: await buyGiftCard(deps, {
      tenant,
      shopper: requireShopper(identity),
      language,
      key: headers['idempotency-key'],
      body,
    }),
  }),

  getGiftCardPurchase: async ({ tenant, identity, params }) => ({
    data: purchaseView(
      await findOwnCard(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),
    ),
  }),

  payGiftCard: async ({ tenant, identity, params, headers, body: source }) =>
    payGiftCard(deps, {
      tenant,
      shopperId: requireShopper(identity).id,
      ...params,
      key: headers['idempotency-key'],
      source,
    }),

  checkGiftCardPayment: async ({ tenant, identity, params }) =>
    checkGiftCardPayment(deps, { tenant, shopperId: requireShopper(identity).id, ...params }),
});
