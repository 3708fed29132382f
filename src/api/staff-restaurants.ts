import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { RestaurantDetails, RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';
import { useStores } from '#src/stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';
import { restaurantsKey } from './restaurants.ts';
import { useEndStaffSession } from './staff-session.ts';
import { setupKey } from './staff-setup.ts';

const listKey = (tenantId: number) => ['staff-restaurants', tenantId];

/** The restaurants that the member of staff leads, closed ones too, read anew with each visit. */
export function useStaffRestaurants() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<RestaurantDetails[]>({
    queryKey: listKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('listStaffRestaurants', {}, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** Adds a restaurant, or saves one as a change of the revision that was seen. */
export function useSaveRestaurant(restaurantId: number | null) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const changed = useChanged();
  return {
    save: async (body: RestaurantDetailsBody, revision: number): Promise<RestaurantDetails> => {
      const { data } =
        restaurantId === null
          ? await api.call('addRestaurant', { body })
          : await api.call('setRestaurantDetails', {
              params: { restaurantId: String(restaurantId) },
              headers: { 'if-match': `"${revision}"` },
              body,
            });
      await changed(data);
      return data;
    },
    /** undefined: it could not be read. */
    reload: async (): Promise<RestaurantDetails | undefined> => {
      await client.refetchQueries({ queryKey: listKey(tenantId) });
      const list = client.getQueryData<RestaurantDetails[]>(listKey(tenantId));
      return list?.find(({ id }) => id === restaurantId);
    },
  };
}

/** Changes some of a restaurant at once, from what is shown; where somebody was faster, 412. */
export function useChangeRestaurant({
  id,
  is_open: _isOpen,
  open_orders: _openOrders,
  revision,
  ...shown
}: RestaurantDetails) {
  const { save, reload } = useSaveRestaurant(id);
  const endSession = useEndStaffSession();
  return useMutation<RestaurantDetails, Error, Partial<RestaurantDetailsBody>>({
    mutationKey: ['changeRestaurant'],
    networkMode: 'always',
    mutationFn: (change) => save({ ...shown, ...change }, revision),
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      if (failure.status === 401) endSession();
      // What is shown is not what is saved.
      if (failure.status === 412) await reload();
    },
  });
}

/** Closes a restaurant, or opens it again. */
export function useSetRestaurantOpen() {
  const api = useApi();
  const changed = useChanged();
  return useMutation({
    mutationKey: ['setRestaurantOpen'],
    networkMode: 'always',
    mutationFn: ({ id, isOpen }: { id: number; isOpen: boolean }) =>
      api.call('setRestaurantOpen', {
        params: { restaurantId: String(id) },
        body: { is_open: isOpen },
      }),
    onSuccess: ({ data }) => changed(data),
  });
}

/** Puts a restaurant as it is now into the list, and has what customers see of it read anew. */
function useChanged() {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = listKey(tenantId);
  return async (data: RestaurantDetails) => {
    // An answer still on its way may be from before.
    await client.cancelQueries({ queryKey });
    client.setQueryData<RestaurantDetails[]>(queryKey, (list = []) =>
      list.some(({ id }) => id === data.id)
        ? list.map((one) => (one.id === data.id ? data : one))
        : [...list, data],
    );
    void client.invalidateQueries({ queryKey: restaurantsKey(tenantId) });
    void client.invalidateQueries({ queryKey: setupKey(tenantId) });
  };
}
