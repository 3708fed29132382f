import { useQuery } from '@tanstack/react-query';
import { useConfig } from '../stores/stores.tsx';
import { useApi } from './client.ts';

export const menuKey = (tenantId: number, restaurantId: number | null) => [
  'menu',
  tenantId,
  restaurantId,
];

/** The menu of a restaurant; waits while there is none. */
export function useMenu(restaurantId: number | null) {
  const api = useApi();
  const tenantId = useConfig((state) => state.tenant.id);
  return useQuery({
    queryKey: menuKey(tenantId, restaurantId),
    enabled: restaurantId !== null,
    queryFn: async ({ signal }) => {
      const query = { tenant_id: String(tenantId), restaurant_id: String(restaurantId) };
      const { data } = await api.call('getMenu', { query }, { signal });
      return data;
    },
  });
}
