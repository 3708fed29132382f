import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useRefreshStaffOrder } from './staff-disputes.ts';
import { replaceStaffOrder } from './staff-order-list.ts';
import { useEndExpiredSession } from './staff-session.ts';

type Tip = { body: CallOf<'changeTip'>['body']; key: string };

/** Changes the tip of an order, once for each key however often it is sent. */
export function useChangeTip(orderId: string) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const refreshOne = useRefreshStaffOrder();
  const { tenantId } = useStores();
  const queryKey = ['staff-orders', tenantId];
  return useMutation({
    mutationKey: ['changeTip'],
    networkMode: 'always',
    mutationFn: ({ body, key }: Tip) =>
      api.call('changeTip', { params: { orderId }, headers: { 'idempotency-key': key }, body }),
    onSuccess: async ({ data }) => {
      // An answer still on its way may be from before.
      await client.cancelQueries({ queryKey });
      client.setQueriesData<StaffOrder[]>({ queryKey }, (known) =>
        known?.some(({ id }) => id === data.id) ? replaceStaffOrder(known, data) : known,
      );
      await refreshOne();
    },
    onError: (failure) => {
      if (endExpired(failure)) return;
      return client.invalidateQueries({ queryKey });
    },
  });
}
