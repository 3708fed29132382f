import { useQuery } from '@tanstack/react-query';
import type { WishlistItem } from '#schemas/api/wishlist.ts';
import { isLoggedIn, isPhoneOrder } from '../stores/account-store.ts';
import { useAccount, useStores } from '../stores/stores.tsx';
import { useApi } from './client.ts';

// Every page that draws a menu holds this; what changes favourites comes when a heart is pressed.

export const favouritesKey = (tenantId: number, userId: number | undefined) => [
  'wishlist',
  tenantId,
  userId,
];

const none: readonly WishlistItem[] = [];

/** Who keeps favourites; undefined: a guest. */
export const useUserId = () =>
  useAccount((state) => (isLoggedIn(state) ? state.user?.id : undefined));

/** The favourites of whoever is signed in, as they are asked for. */
export function useFavouritesQuery() {
  const api = useApi();
  const { tenantId } = useStores();
  const userId = useUserId();
  return useQuery({
    queryKey: favouritesKey(tenantId, userId),
    queryFn: ({ signal }) => api.call('getWishlist', {}, { signal }),
    enabled: userId !== undefined,
  });
}

/** The same for the hearts of a menu: none of a guest; null where staff order for a caller. */
export function useFavourites(): readonly WishlistItem[] | null {
  const { data = none } = useFavouritesQuery();
  return useAccount(isPhoneOrder) ? null : data;
}
