import { randomUUID } from 'node:crypto';
import type { Deps } from '#server/dependencies/deps.ts';
import { small } from '#tests/fixtures/small-menu.ts';
import { insertGiftCard } from './gift-cards.ts';

const key = { 'idempotency-key': randomUUID() };
const sandboxCard = { number: '4242 4242 4242 4242', expiry: '08/39', cvc: '123' };

/** A gift card of the other small tenant, and every call about one with its ids. */
export async function foreignGiftCards(deps: Deps) {
  const { id: cardId, code } = await insertGiftCard(deps, 5000, {
    tenantId: small.otherTenant,
    restaurantId: small.otherRestaurant,
  });
  const params = { giftCardId: cardId };
  const bought = {
    amount: 50,
    design: 'plain',
    sender: { name: 'Ada', email: 'ada@example.com' },
    time_zone: 'Australia/Sydney',
    restaurant_id: small.otherRestaurant,
  };
  const sold = {
    restaurant_id: small.otherRestaurant,
    amount: 50,
    tender: 'cash',
    design: 'plain',
  };
  const settings = {
    is_sold: true,
    amounts: [50],
    lowest: 10,
    highest: 100,
    designs: ['plain'],
    expiry_months: 36,
  };
  return {
    cardId,
    calls: {
      getGiftCardOffer: { query: { tenant_id: String(small.otherTenant) } },
      lookUpGiftCard: { payload: { code } },
      listOwnGiftCards: {},
      addOwnGiftCard: { payload: { code } },
      removeOwnGiftCard: { params: { handle: `${cardId}.${'a'.repeat(32)}` } },
      buyGiftCard: { payload: bought, headers: key },
      getGiftCardPurchase: { params },
      payGiftCard: { params, payload: { gateway: 'sandbox', card: sandboxCard }, headers: key },
      checkGiftCardPayment: { params, payload: {} },
      findGiftCards: { payload: { code } },
      getGiftCard: { params },
      sellGiftCard: { payload: sold, headers: key },
      resendGiftCard: { params, payload: { last_four: code.slice(-4) } },
      voidGiftCard: { params, payload: { reason: 'Lost' } },
      refundGiftCard: { params, payload: { reason: 'Lost', amount: 50 }, headers: key },
      getGiftCardSettings: {},
      setGiftCardSettings: { payload: settings, headers: { 'if-match': '"0"' } },
    },
  };
}
