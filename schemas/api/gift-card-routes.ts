import type { Route } from './customer-routes.ts';

/** Method and path of the calls about gift cards; a page loads them with its first one (client.ts). */
export const giftCardRoutes = {
  getGiftCardOffer: { method: 'GET', path: '/v2/gift-card-offer' },
  lookUpGiftCard: { method: 'POST', path: '/v2/gift-cards/lookup' },
  buyGiftCard: { method: 'POST', path: '/v2/gift-cards' },
  getGiftCardPurchase: { method: 'GET', path: '/v2/gift-cards/{giftCardId}' },
  payGiftCard: { method: 'POST', path: '/v2/gift-cards/{giftCardId}/payments' },
  checkGiftCardPayment: { method: 'POST', path: '/v2/gift-cards/{giftCardId}/payments/check' },
  listOwnGiftCards: { method: 'GET', path: '/v2/users/me/gift-cards' },
  addOwnGiftCard: { method: 'POST', path: '/v2/users/me/gift-cards' },
  removeOwnGiftCard: { method: 'DELETE', path: '/v2/users/me/gift-cards/{handle}' },
  findGiftCards: { method: 'POST', path: '/v2/staff/gift-cards/search' },
  getGiftCard: { method: 'GET', path: '/v2/staff/gift-cards/{giftCardId}' },
  sellGiftCard: { method: 'POST', path: '/v2/staff/gift-cards' },
  resendGiftCard: { method: 'POST', path: '/v2/staff/gift-cards/{giftCardId}/mail' },
  voidGiftCard: { method: 'POST', path: '/v2/staff/gift-cards/{giftCardId}/void' },
  refundGiftCard: { method: 'POST', path: '/v2/staff/gift-cards/{giftCardId}/refund' },
  getGiftCardSettings: { method: 'GET', path: '/v2/staff/gift-card-settings' },
  setGiftCardSettings: { method: 'PUT', path: '/v2/staff/gift-card-settings' },
} as const satisfies Record<string, Route>;
