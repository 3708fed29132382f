import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi, type Api } from '#ui/api/client.ts';

export type ContactMessageBody = Omit<CallOf<'sendContactMessage'>['body'], 'form'>;

/** Less than the day that a form counts. */
const staleAfter = 20 * 60 * 60_000;

const formQuery = (api: Api, tenantId: number) =>
  queryOptions({
    queryKey: ['contactForm', tenantId],
    queryFn: async () => {
      const { form, ready_in: seconds } = (await api.call('getContactForm', {})).data;
      return { form, readyAt: Date.now() + seconds * 1000 };
    },
    staleTime: staleAfter,
    gcTime: 0,
    networkMode: 'always',
    retry: false,
  });

/** Fetches what a message has to be sent with, while it is written: then nobody waits for it. */
export function useContactForm(): void {
  const api = useApi();
  const { tenantId } = useStores();
  useQuery(formQuery(api, tenantId));
}

/**
 * Sends a message; sent again with its key it is the same message. A form that is too new is waited
 * for, and one that counts no more is fetched anew, once.
 */
export function useSendContactMessage() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const send = async (key: string, body: ContactMessageBody): Promise<void> => {
    const { form, readyAt } = await client.fetchQuery(formQuery(api, tenantId));
    await until(readyAt);
    const headers = { 'idempotency-key': key };
    await api.call('sendContactMessage', { headers, body: { ...body, form } });
  };
  return useMutation({
    mutationKey: ['sendContactMessage'],
    networkMode: 'always',
    mutationFn: async ({ key, body }: { key: string; body: ContactMessageBody }) => {
      try {
        await send(key, body);
      } catch (failure) {
        if (!(failure instanceof ApiFailure) || failure.code !== 'contact_form_stale')
          throw failure;
        await client.invalidateQueries({ queryKey: formQuery(api, tenantId).queryKey });
        await send(key, body);
      }
    },
  });
}

/** Waits for an instant, epoch ms. */
const until = (at: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, at - Date.now()));
  });
