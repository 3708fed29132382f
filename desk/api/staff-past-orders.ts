import { useQuery, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '#schemas/api/contract.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

type PastOrders = ReplyOf<'listPastOrders'>['data'];

export type PastOrdersAsked = {
  restaurantId: number;
  /** '': nothing in particular. */
  text: string;
  /** Local date of fulfilment; null: any. */
  date: string | null;
};

const pastKey = (tenantId: number) => ['staff-past-orders', tenantId];

/**
 * Orders of a restaurant that have ended, the newest first, some at a time.
 * @param after the order after which they begin; null: the newest
 */
export function usePastOrders({ restaurantId, text, date }: PastOrdersAsked, after: string | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...pastKey(tenantId), restaurantId, text, date, after],
    queryFn: async ({ signal }) => {
      const query = {
        restaurant_id: String(restaurantId),
        ...(text !== '' && { text }),
        ...(date !== null && { date }),
        ...(after !== null && { after }),
      };
      try {
        return (await api.call('listPastOrders', { query }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Shows an order as it is now wherever it was found among past ones. */
export function replacePastOrder(client: QueryClient, tenantId: number, order: StaffOrder): void {
  client.setQueriesData<PastOrders>({ queryKey: pastKey(tenantId) }, (known) =>
    known?.orders.some(({ id }) => id === order.id)
      ? { ...known, orders: known.orders.map((one) => (one.id === order.id ? order : one)) }
      : known,
  );
}

/** Asks for past orders anew: one of them may have changed. */
export const refreshPastOrders = (client: QueryClient, tenantId: number): Promise<void> =>
  client.invalidateQueries({ queryKey: pastKey(tenantId) });
