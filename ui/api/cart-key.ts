import type { CallOf } from '#schemas/api/contract.ts';
import { isGuestLoggedIn, isLoggedIn, type AccountState } from '../stores/account-store.ts';
import { useAccount, useRestaurant, useStores } from '../stores/stores.tsx';
import { useCartPurpose, type CartPurpose } from './cart-purpose.ts';

type CartQuery = CallOf<'getCart'>['query'];

/** Whose cart it is: a logged-in user's before a guest's (specification §6). */
export type CartOwner = { user_id: number } | { guest_id: number };

export function ownerOf(state: AccountState): CartOwner | null {
  if (isLoggedIn(state) && state.user) return { user_id: state.user.id };
  if (isGuestLoggedIn(state) && state.guestUser) return { guest_id: state.guestUser.guestId };
  return null;
}

/** What names a cart, and what only changes its prices. */
export type CartKey = readonly ['cart', number, string | null, CartPurpose];

/**
 * Key and query of the cart (specification §7): the query is null without a user id or guest id,
 * and then there is nothing to ask (specification §4).
 */
export function useCartKey(): { key: CartKey; query: CartQuery | null } {
  const { tenantId } = useStores();
  const userId = useAccount((state) => (isLoggedIn(state) ? state.user?.id : undefined));
  const guestId = useAccount((state) =>
    isGuestLoggedIn(state) ? state.guestUser?.guestId : undefined,
  );
  const restaurantId = useRestaurant(({ selected }) => selected?.restaurant.id);
  const pricing = useCartPurpose();

  if (userId === undefined && guestId === undefined) {
    return { key: ['cart', tenantId, null, pricing], query: null };
  }
  const whose = {
    ...(userId === undefined ? { guest_id: String(guestId) } : { user_id: String(userId) }),
    ...(restaurantId !== undefined && { restaurant_id: String(restaurantId) }),
  };
  const name = new URLSearchParams(whose).toString();
  return { key: ['cart', tenantId, name, pricing], query: { ...whose, ...pricing } };
}
