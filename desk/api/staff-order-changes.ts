import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import type { OrderChangePreview } from '#schemas/api/staff-order-changes.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { replaceStaffOrder } from './staff-order-list.ts';
import { useEndExpiredSession } from './staff-session.ts';

export type OrderChangeInput = CallOf<'previewOrderChange'>['body'];
type Change = { body: CallOf<'changeOrderLines'>['body']; key: string };

/** What a change of an order's lines would come to; the last answer stays until the next is there. */
export function useOrderChangePreview(orderId: string, input: OrderChangeInput) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['order-change', tenantId, orderId, input],
    queryFn: async ({ signal }): Promise<OrderChangePreview> => {
      try {
        const call = { params: { orderId }, body: input };
        return (await api.call('previewOrderChange', call, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        // It is another order by now: its newest form says what was changed, and by whom.
        if (failure instanceof ApiFailure && failure.status === 409) {
          void client.invalidateQueries({ queryKey: ['staff-orders', tenantId] });
        }
        throw failure;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
    retry: false,
    networkMode: 'always',
  });
}

/** Changes the lines of an order, once for each key however often it is sent. */
export function useChangeOrderLines(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const queryKey = ['staff-orders', tenantId];
  return useMutation({
    mutationKey: ['changeOrderLines'],
    networkMode: 'always',
    mutationFn: ({ body, key }: Change) =>
      api.call('changeOrderLines', {
        params: { orderId },
        headers: { 'idempotency-key': key },
        body,
      }),
    onSuccess: async ({ data }) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      client.setQueriesData<StaffOrder[]>({ queryKey }, (known) =>
        known?.some(({ id }) => id === data.id) ? replaceStaffOrder(known, data) : known,
      );
    },
    onError: (failure) => {
      if (endExpired(failure)) return;
      return client.invalidateQueries({ queryKey });
    },
  });
}
