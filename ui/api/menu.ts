import { useQuery } from '@tanstack/react-query';
import type { Menu } from '#schemas/api/menu.ts';
import { useConfig } from '../stores/stores.tsx';
import { useApi, type Api } from './client.ts';

export const menuKey = (tenantId: number, restaurantId: number | null) => [
  'menu',
  tenantId,
  restaurantId,
];

/** How a menu is asked for. */
export const menuQuery = (api: Api, tenantId: number, restaurantId: number | null) => ({
  queryKey: menuKey(tenantId, restaurantId),
  // The service worker may answer where there is no network.
  networkMode: 'offlineFirst' as const,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Menu> => {
    const query = { tenant_id: String(tenantId), restaurant_id: String(restaurantId) };
    const { data } = await api.call('getMenu', { query }, { signal });
    return data;
  },
});

/** The menu of a restaurant; waits while there is none. */
export function useMenu(restaurantId: number | null) {
  const api = useApi();
  const tenantId = useConfig((state) => state.tenant.id);
  return useQuery({
    ...menuQuery(api, tenantId, restaurantId),
    enabled: restaurantId !== null,
  });
}

/** The menu where something has fetched it already; never asks for it. */
export function useKnownMenu(restaurantId: number | null): Menu | undefined {
  const api = useApi();
  const tenantId = useConfig((state) => state.tenant.id);
  // With the query's own function: whoever draws last gives it to the query, for all who use it.
  const { data } = useQuery({ ...menuQuery(api, tenantId, restaurantId), enabled: false });
  return data;
}
