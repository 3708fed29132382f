import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OrderSettings, OrderSettingsBody } from '#schemas/api/staff-order-settings.ts';
import { useStores } from '#src/stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';
import { useEndStaffSession } from './staff-session.ts';

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
 * Saves them as a change of the revision that was seen; where somebody else saved in the meantime it
 * fails with `stale_settings`, and theirs are read.
 */
export function useSaveOrderSettings(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const endSession = useEndStaffSession();
  const { tenantId } = useStores();
  const queryKey = settingsKey(tenantId, restaurantId);
  return useMutation({
    mutationKey: ['setOrderSettings'],
    networkMode: 'always',
    mutationFn: ({ body, revision }: { body: OrderSettingsBody; revision: number }) =>
      api.call('setOrderSettings', {
        params: { restaurantId: String(restaurantId) },
        headers: { 'if-match': `"${revision}"` },
        body,
      }),
    onSuccess: ({ data }) => client.setQueryData<OrderSettings>(queryKey, data),
    onError: (failure) => {
      if (!(failure instanceof ApiFailure)) return;
      if (failure.status === 401) endSession();
      if (failure.status === 412) return client.refetchQueries({ queryKey });
    },
  });
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

/** What somebody typed and did not save, and the settings that it was begun from. */
type SettingsDraft = { values: OrderSettingsBody; base: OrderSettings };

/** The draft of a restaurant's settings, kept as long as the tab is open. */
export function useSettingsDraft(restaurantId: number, memberId: string) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = ['order-settings-draft', tenantId, restaurantId, memberId];
  return {
    read: () => client.getQueryData<SettingsDraft>(queryKey),
    write: (draft: SettingsDraft) => {
      client.setQueryDefaults(queryKey, { gcTime: Infinity });
      client.setQueryData(queryKey, draft);
    },
    drop: () => client.removeQueries({ queryKey }),
  };
}
