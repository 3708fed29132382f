import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { RestaurantDetails, RestaurantDetailsBody } from '#schemas/api/staff-restaurants.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { restaurantsKey } from '#ui/api/restaurants.ts';
import { useEndExpiredSession } from './staff-session.ts';
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

/** Some of a restaurant, made of what there is when it is saved. */
type RestaurantChange = (now: RestaurantDetails) => Partial<RestaurantDetailsBody>;

/**
 * Changes some of a restaurant at once; where somebody was faster, 412. Changes that come while one is
 * being saved wait for it, and none is lost.
 * @returns the restaurant besides, with the changes that are being saved.
 */
export function useChangeRestaurant(present: RestaurantDetails) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const { save, reload } = useSaveRestaurant(present.id);
  const endExpired = useEndExpiredSession();
  const [pending, setPending] = useState<readonly RestaurantChange[]>([]);
  const { mutate, isPending, error } = useMutation<RestaurantDetails, Error, RestaurantChange>({
    mutationKey: ['changeRestaurant'],
    scope: { id: `restaurant ${tenantId} ${present.id}` },
    networkMode: 'always',
    mutationFn: (change) => {
      const list = client.getQueryData<RestaurantDetails[]>(listKey(tenantId));
      const now = list?.find(({ id }) => id === present.id) ?? present;
      const { id: _id, is_open: _isOpen, open_orders: _openOrders, revision, ...body } = now;
      return save({ ...body, ...change(now) }, revision);
    },
    onError: async (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      endExpired(failure);
      // What is shown is not what is saved.
      if (failure.status === 412) await reload();
    },
    onSettled: (_saved, _failure, change) =>
      setPending((list) => list.filter((one) => one !== change)),
  });
  return {
    change: (change: RestaurantChange) => {
      setPending((list) => [...list, change]);
      mutate(change);
    },
    isPending,
    error,
    shown: pending.reduce((now, change) => ({ ...now, ...change(now) }), present),
  };
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
