import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderSettings, OrderSettingsBody } from '#schemas/api/staff-order-settings.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';

const settingsKey = (tenantId: number, restaurantId: number) => [
  'order-settings',
  tenantId,
  restaurantId,
];
const noShowsKey = (tenantId: number, restaurantId: number) => ['no-shows', tenantId, restaurantId];

/**
 * How a restaurant takes its orders, read anew with each visit; while a form is open nothing changes
 * below it.
 */
export function useOrderSettings(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useQuery<OrderSettings>({
    queryKey: settingsKey(tenantId, restaurantId),
    queryFn: async ({ signal }) =>
      (await api.call('getOrderSettings', { params }, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

/**
 * Saves them as a change of the revision that was seen, and reads them anew where somebody else
 * saved in the meantime (412).
 */
export function useSaveOrderSettings(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useSettingsCalls<OrderSettings, OrderSettingsBody>(
    settingsKey(tenantId, restaurantId),
    (body, revision) =>
      api.call('setOrderSettings', { params, headers: { 'if-match': `"${revision}"` }, body }),
  );
}

/** Cash orders of a restaurant that nobody collected and that count. */
export function useNoShows(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useQuery({
    queryKey: noShowsKey(tenantId, restaurantId),
    queryFn: async ({ signal }) => (await api.call('listNoShows', { params }, { signal })).data,
    staleTime: 0,
  });
}

/** Lets the customer of an order pay in cash again. */
export function useForgiveNoShows(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: ['forgiveNoShows'],
    networkMode: 'always',
    mutationFn: (orderId: string) =>
      api.call('forgiveNoShows', { params: { restaurantId: String(restaurantId), orderId } }),
    onSuccess: ({ data }) => client.setQueryData(noShowsKey(tenantId, restaurantId), data),
  });
}
