import { useQuery } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

/**
 * Suburbs to choose an address from; they change so rarely that one answer lasts a visit.
 * @param restaurantId null: nothing is asked for
 */
export function useLocalities(restaurantId: number | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    enabled: restaurantId !== null,
    queryKey: ['localities', tenantId, restaurantId],
    queryFn: async ({ signal }) => {
      const query = { tenant_id: String(tenantId), restaurant_id: String(restaurantId) };
      const { data } = await api.call('listLocalities', { query }, { signal });
      return data;
    },
    staleTime: Infinity,
  });
}
