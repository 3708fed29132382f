import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';

const limitKey = (tenantId: number, restaurantId: number) => [
  'refund-limit',
  tenantId,
  restaurantId,
];

/** How much of one order people of the role staff may refund at a restaurant; the major unit. */
export function useRefundLimit(restaurantId: number) {
  const api = useApi();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  return useQuery({
    queryKey: limitKey(tenantId, restaurantId),
    queryFn: async ({ signal }) => (await api.call('getRefundLimit', { params }, { signal })).data,
    staleTime: 0,
  });
}

/** Sets it; the last one who does wins, and everybody reads what it is. */
export function useSetRefundLimit(restaurantId: number) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const params = { restaurantId: String(restaurantId) };
  const queryKey = limitKey(tenantId, restaurantId);
  return useMutation({
    mutationKey: ['setRefundLimit'],
    networkMode: 'always',
    mutationFn: (limit: number) => api.call('setRefundLimit', { params, body: { limit } }),
    onSuccess: async ({ data }) => {
      await client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, data);
    },
  });
}
