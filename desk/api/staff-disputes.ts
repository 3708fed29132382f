import { useQuery, useQueryClient } from '@tanstack/react-query';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const orderKey = (tenantId: number) => ['staff-order', tenantId];

/** Payments that are disputed and not decided, at every restaurant that the member works for. */
export function useOpenDisputes() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['staff-disputes', tenantId],
    queryFn: async ({ signal }) => (await api.call('listDisputes', { query: {} }, { signal })).data,
    // Banks wait for days.
    refetchInterval: minuteMs,
  });
}

/** One order that is not on the board, such as one of weeks ago. @param orderId null: none is asked for */
export function useStaffOrder(orderId: string | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...orderKey(tenantId), orderId],
    enabled: orderId !== null,
    retry: false,
    queryFn: async ({ signal }) => {
      const params = { orderId: orderId ?? '' };
      try {
        return (await api.call('getStaffOrder', { params }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
  });
}

/** Asks again for an order that is shown by its link, after something was done about it. */
export function useRefreshStaffOrder(): () => Promise<void> {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return () => client.invalidateQueries({ queryKey: orderKey(tenantId) });
}
