import { useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  RestaurantHours,
  RestaurantHoursBody,
  RestaurantTimes,
  RestaurantTimesBody,
} from '#schemas/api/staff-hours.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { restaurantsKey } from '#ui/api/restaurants.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const hoursKey = (tenantId: number, id: number) => ['restaurant-hours', tenantId, id];
const timesKey = (tenantId: number, id: number) => ['restaurant-times', tenantId, id];
/** While a form is open nothing changes below it; each visit reads anew. */
const ofForm = { staleTime: Infinity, gcTime: 0 } as const;

/** When a restaurant is open, by order type, with the days that differ. */
export function useRestaurantHours(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<RestaurantHours>({
    queryKey: hoursKey(tenantId, id),
    queryFn: async ({ signal }) =>
      (await api.call('getRestaurantHours', { params }, { signal })).data,
    ...ofForm,
  });
}

/** Saves the hours; what this page shows customers of them is read anew. */
export function useSaveRestaurantHours(id: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useSettingsCalls<RestaurantHours, RestaurantHoursBody>(
    hoursKey(tenantId, id),
    async (body, revision) => {
      const headers = { 'if-match': `"${revision}"` };
      const reply = await api.call('setRestaurantHours', { params, headers, body });
      void client.invalidateQueries({ queryKey: restaurantsKey(tenantId) });
      void client.invalidateQueries({ queryKey: ['slots'] });
      return reply;
    },
  );
}

/** How long orders take, how far ahead they may be, and how much fits into a time. */
export function useRestaurantTimes(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useQuery<RestaurantTimes>({
    queryKey: timesKey(tenantId, id),
    queryFn: async ({ signal }) =>
      (await api.call('getRestaurantTimes', { params }, { signal })).data,
    ...ofForm,
  });
}

export function useSaveRestaurantTimes(id: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(id) };
  return useSettingsCalls<RestaurantTimes, RestaurantTimesBody>(
    timesKey(tenantId, id),
    (body, revision) =>
      api.call('setRestaurantTimes', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}
