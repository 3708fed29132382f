import { readGiftCards } from '../../db/queries/gift-cards.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { giftCardRefusal } from '../../domain/gift-cards/card-refusal.ts';
import type { PricingGiftCard } from '../../domain/pricing/pricing-context.ts';
import { giftCardOfHandle } from '../../identity/gift-code.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';

type Priced = { tenant: Tenant; restaurant: Restaurant; purpose: CartPurpose };

/**
 * The gift cards that were given for a cart, each once, with what is left on them (rule R67). A handle
 * that is not this guest's is shown as unknown.
 */
export async function findGivenCards(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  { tenant, restaurant, purpose }: Priced,
): Promise<PricingGiftCard[]> {
  if (purpose.giftCards === null) return [];
  const { shopperId, handles } = purpose.giftCards;
  const given = [...new Set(handles)].map((handle) => ({
    handle,
    id: giftCardOfHandle(deps, { tenantId: tenant.id, shopperId }, handle) ?? '',
  }));
  const ids = given.flatMap(({ id }) => (id === '' ? [] : [id]));
  const found =
    ids.length === 0
      ? []
      : await readGiftCards(deps.db, tenant.id, { ids, shopperId, cartAt: restaurant.id });
  const now = deps.clock();
  return given.map(({ handle, id }) => {
    const known = found.find(({ card }) => card.id === id);
    if (!known) return { ...nobodys, handle };
    const { card, balance } = known;
    const refusal = giftCardRefusal(card, { balance, currency: tenant.currency, now });
    const { lastFour, expiresOn } = card;
    return { handle, id, lastFour, balance, expiresOn, refusal };
  });
}

const nobodys = {
  id: '',
  lastFour: '',
  balance: 0,
  expiresOn: null,
  refusal: 'unknown_gift_card',
} as const;
