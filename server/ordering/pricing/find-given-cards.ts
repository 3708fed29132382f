import { readGiftCards } from '../../db/queries/gift-cards.ts';
import type { CardWithBalance } from '../../db/queries/gift-cards.ts';
import { listMergedGuests } from '../../db/queries/guests.ts';
import type { Deps } from '../../dependencies/deps.ts';
import { giftCardRefusal } from '../../domain/gift-cards/card-refusal.ts';
import type { PricingGiftCard } from '../../domain/pricing/pricing-context.ts';
import { giftCardInHandle, isHandleOf } from '../../identity/gift-code.ts';
import type { Restaurant } from '../../db/queries/restaurants.ts';
import type { Tenant } from '../../db/queries/tenants.ts';
import type { CartPurpose } from '../../domain/pricing/cart-purpose.ts';

type Priced = {
  tenant: Tenant;
  restaurant: Pick<Restaurant, 'id'>;
  purpose: Pick<CartPurpose, 'giftCards'>;
};

/**
 * The gift cards that were given for a cart, or for a part of a tab, each once, with what is left on them (rule R67). A handle
 * that is not this shopper's, nor a guest's who became this user, is shown as unknown.
 */
export async function findGivenCards(
  deps: Pick<Deps, 'db' | 'clock' | 'secretKey'>,
  { tenant, restaurant, purpose }: Priced,
): Promise<PricingGiftCard[]> {
  if (purpose.giftCards === null) return [];
  const { shopperId, handles } = purpose.giftCards;
  const named = [...new Set(handles)].map((handle) => ({
    handle,
    id: giftCardInHandle(handle) ?? '',
  }));
  const ids = named.flatMap(({ id }) => (id === '' ? [] : [id]));
  const [found, guests] =
    ids.length === 0
      ? [[], []]
      : await Promise.all([
          readGiftCards(deps.db, tenant.id, { ids, shopperId, cartAt: restaurant.id }),
          listMergedGuests(deps.db, tenant.id, shopperId),
        ]);
  const holders = [shopperId, ...guests];
  const given = named.map(({ handle, id }) => {
    const known = found.find(({ card }) => card.id === id);
    const isTheirs = holders.some(
      (holder) =>
        known &&
        isHandleOf(
          deps,
          {
            tenantId: tenant.id,
            giftCardId: id,
            codeHash: known.card.codeHash,
            shopperId: holder,
          },
          handle,
        ),
    );
    return { handle, known: isTheirs ? known : undefined };
  });
  const now = deps.clock();
  return firstOfEach(given).map(({ handle, known }) => {
    if (!known) return { ...nobodys, handle };
    const { card, balance } = known;
    const refusal = giftCardRefusal(card, { balance, currency: tenant.currency, now });
    const { id, lastFour, expiresOn } = card;
    return { handle, id, lastFour, balance, expiresOn, refusal };
  });
}

type Given = { handle: string; known: CardWithBalance | undefined };

/** A card pays once, also where the guest's handle and the user's name it. */
const firstOfEach = (given: readonly Given[]): Given[] =>
  given.filter(
    ({ known }, place) =>
      !known || given.findIndex((other) => other.known?.card.id === known.card.id) === place,
  );

const nobodys = {
  id: '',
  lastFour: '',
  balance: 0,
  expiresOn: null,
  refusal: 'unknown_gift_card',
} as const;
