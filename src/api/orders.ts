import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { Order } from '#schemas/api/orders.ts';
import { useStores } from '#src/stores/stores.tsx';
import { ApiFailure, useApi } from './client.ts';

/** How often a running order is asked for, until live events come. */
const pollEvery = 30_000;
const finished = new Set<Order['status']>(['completed', 'rejected', 'cancelled', 'expired']);

const orderKey = (tenantId: number, orderId: string) => ['order', tenantId, orderId];

/** An order of this device; asked for again on focus and every 30 s until nothing can change. */
export function useOrder(orderId: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: orderKey(tenantId, orderId ?? ''),
    enabled: orderId !== null,
    queryFn: async () => {
      const { data } = await api.call('getOrder', {
        params: { orderId: orderId ?? '' },
        headers: {},
      });
      return data;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && finished.has(state.data.status) ? false : pollEvery,
  });
}

/** The order does not exist, or does not belong to who asks (rule R62). */
export const isMissing = (failure: unknown): boolean =>
  failure instanceof ApiFailure && [400, 401, 404].includes(failure.status);

/** Keeps an order that a call has just answered, so that the next screen draws it at once. */
export function keepOrder(client: QueryClient, tenantId: number, order: Order): void {
  client.setQueryData(orderKey(tenantId, order.id), order);
}
