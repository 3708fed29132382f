import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useRefreshStaffOrder } from './staff-disputes.ts';
import { replaceStaffOrder } from './staff-order-list.ts';
import { refreshPastOrders, replacePastOrder } from './staff-past-orders.ts';
import { useEndExpiredSession } from './staff-session.ts';

type Refund = { body: CallOf<'refundOrder'>['body']; key: string };

/** Refunds of an order, once for each key however often it is sent (rule R71). */
export function useRefundOrder(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  const refreshOne = useRefreshStaffOrder();
  const queryKey = ['staff-orders', tenantId];
  return useMutation({
    mutationKey: ['refundOrder'],
    networkMode: 'always',
    mutationFn: ({ body, key }: Refund) =>
      api.call('refundOrder', {
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
      await refreshOne();
      replacePastOrder(client, tenantId, data);
    },
    onError: (failure) => {
      if (endExpired(failure)) return;
      void refreshPastOrders(client, tenantId);
      return client.invalidateQueries({ queryKey });
    },
  });
}
