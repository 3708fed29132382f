import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import { tab as tabSchema, type Tab } from '#schemas/api/tabs.ts';
import { isRecord } from '#schemas/is-record.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi, type ApiFailure } from '#ui/api/client.ts';

export type TabPaymentBody = CallOf<'beginTabPayment'>['body'];

/** Writes a tab that a call answered with to wherever it is drawn; null asks for it anew. */
export function useShowTab(tabId: string): (tab: Tab | null) => Promise<void> {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = ['tab', tenantId];
  return async (tab) => {
    if (tab === null) return client.invalidateQueries({ queryKey });
    // A reply still on its way is older.
    await client.cancelQueries({ queryKey });
    client.setQueriesData<Tab>({ queryKey }, (known) => (known?.id === tabId ? tab : known));
  };
}

/** The tab as it is now, that a refused payment is answered with (rule R83); null without one. */
export function tabIn({ body }: ApiFailure): Tab | null {
  const read = tabSchema.safeParse(isRecord(body) ? body.data : null);
  return read.success ? read.data : null;
}

/** Takes a part of the bill to be paid; sent again with its key it is the same payment. */
export function useBeginTabPayment(tabId: string) {
  const api = useApi();
  const show = useShowTab(tabId);
  return useMutation({
    mutationKey: ['beginTabPayment'],
    networkMode: 'always',
    mutationFn: async ({ key, body }: { key: string; body: TabPaymentBody }) =>
      api.call('beginTabPayment', {
        params: { tabId },
        headers: { 'idempotency-key': key },
        body,
      }),
    onSuccess: ({ data }) => show(data),
  });
}

/** Gives a payment up that was begun and is not paid. */
export function useDropTabPayment(tabId: string) {
  const api = useApi();
  const show = useShowTab(tabId);
  return useMutation({
    mutationKey: ['dropTabPayment'],
    networkMode: 'always',
    mutationFn: async (paymentId: string) =>
      (await api.call('dropTabPayment', { params: { tabId, paymentId } })).data,
    onSuccess: show,
    // It may be paid, or over: the tab says which.
    onError: () => show(null),
  });
}
