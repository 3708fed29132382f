import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { RestaurantOrderTaking } from '#schemas/api/staff-order-taking.ts';
import type { Stock } from '#schemas/api/staff-stock.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** How often, in ms, it is asked for besides what the stream announces: counts sink with orders. */
const refetchEvery = 30_000;

const kitchenKey = (tenantId: number) => ['staff-kitchen', tenantId];

/** Somebody changed what the kitchen makes, or an order sold the last of something. */
export const refreshKitchen = (client: QueryClient, tenantId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: kitchenKey(tenantId) });

/** Everything of a restaurant's menu that can be taken off, with its present state. */
export function useStock(restaurantId: number) {
  const api = useApi();
  return useKitchenQuery(['stock', restaurantId], async (signal): Promise<Stock> => {
    const params = { restaurantId: String(restaurantId) };
    return (await api.call('listStock', { params }, { signal })).data;
  });
}

/** Which order types are paused or busy, at every restaurant that the member works for. */
export function useOrderTaking() {
  const api = useApi();
  return useKitchenQuery(
    ['order-taking'],
    async (signal): Promise<RestaurantOrderTaking[]> =>
      (await api.call('listOrderTaking', { query: {} }, { signal })).data,
  );
}

/** How full the times of a business day are. @param date null: today */
export function useSlotLoads(restaurantId: number, date: string | null) {
  const api = useApi();
  return useKitchenQuery(['slot-loads', restaurantId, date], async (signal) => {
    const params = { restaurantId: String(restaurantId) };
    const query = date === null ? {} : { date };
    return (await api.call('getSlotLoads', { params, query }, { signal })).data;
  });
}

function useKitchenQuery<T>(key: unknown[], fetchIt: (signal: AbortSignal) => Promise<T>) {
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...kitchenKey(tenantId), ...key],
    queryFn: async ({ signal }) => {
      try {
        return await fetchIt(signal);
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: refetchEvery,
  });
}

export type AvailabilityChange = Omit<CallOf<'setAvailability'>['body'], 'restaurant_id'>;

/** Takes something off, brings it back or counts it; repeating it changes nothing. */
export function useSetAvailability(restaurantId: number) {
  const api = useApi();
  return useKitchenChange('setAvailability', (change: AvailabilityChange) =>
    api.call('setAvailability', { body: { restaurant_id: restaurantId, ...change } }),
  );
}

/** The same for several at once, all or none. */
export function useSetAvailabilities(restaurantId: number) {
  const api = useApi();
  const params = { restaurantId: String(restaurantId) };
  return useKitchenChange(
    'setAvailabilities',
    (items: CallOf<'setAvailabilities'>['body']['items']) =>
      api.call('setAvailabilities', { params, body: { items } }),
  );
}

/** Pauses order types, opens them again, or says how busy they are; repeating it changes nothing. */
export function usePauseRestaurant(restaurantId: number) {
  const api = useApi();
  return useKitchenChange('pauseRestaurant', (body: CallOf<'pauseRestaurant'>['body']) =>
    api.call('pauseRestaurant', { params: { restaurantId: String(restaurantId) }, body }),
  );
}

function useKitchenChange<B, R>(name: string, call: (body: B) => Promise<R>) {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: call,
    // What it is now, whoever else changed it at the same time.
    onSettled: () => refreshKitchen(client, tenantId),
    onError: (failure) => {
      endExpired(failure);
    },
  });
}
