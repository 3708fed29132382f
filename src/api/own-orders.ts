import { useInfiniteQuery } from '@tanstack/react-query';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { isGuestLoggedIn, isLoggedIn, isPhoneOrder } from '#ui/stores/account-store.ts';
import { useAccount, useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

export type OwnOrdersFilter = { restaurantId: number | null; kind: DeliveryMethod | null };

/** Whose orders there are to see: a user's, a guest's of this browser, or nobody's. */
export const useOrderOwner = () =>
  useAccount((state) => {
    if (isLoggedIn(state)) return `user ${state.user?.id}`;
    // A caller's orders are not those of whoever picked up the telephone.
    if (!isGuestLoggedIn(state) || isPhoneOrder(state)) return null;
    return `guest ${state.guestUser?.guestId}`;
  });

/** One's own orders, the newest first, part by part. */
export function useOwnOrders({ restaurantId, kind }: OwnOrdersFilter) {
  const api = useApi();
  const { tenantId } = useStores();
  const owner = useOrderOwner();
  return useInfiniteQuery({
    queryKey: ['ownOrders', tenantId, owner, restaurantId, kind],
    enabled: owner !== null,
    staleTime: 0,
    initialPageParam: '',
    queryFn: async ({ signal, pageParam }) => {
      const query = {
        ...(restaurantId !== null && { restaurant_id: String(restaurantId) }),
        ...(kind !== null && { delivery_method: kind }),
        ...(pageParam !== '' && { after: pageParam }),
      };
      return (await api.call('listOwnOrders', { query }, { signal })).data;
    },
    getNextPageParam: ({ next }) => next,
  });
}
