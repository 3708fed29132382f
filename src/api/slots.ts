import { useQuery } from '@tanstack/react-query';
import type { DeliveryMethod } from '#schemas/api/wire.ts';
import { useStores } from '#src/stores/stores.tsx';
import { useApi } from './client.ts';

/** Times go by while a form is filled in, so they are asked for again every minute. */
const freshFor = 60_000;

/** Times at which a restaurant can fulfil an order of this type; null asks for none. */
export function useSlots(restaurantId: number | null, orderType: DeliveryMethod) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['slots', tenantId, restaurantId, orderType],
    enabled: restaurantId !== null,
    queryFn: async () => {
      const { data } = await api.call('getSlots', {
        query: {
          tenant_id: String(tenantId),
          restaurant_id: String(restaurantId),
          order_type: orderType,
        },
      });
      return data;
    },
    staleTime: freshFor,
    refetchInterval: freshFor,
    refetchOnWindowFocus: true,
  });
}
