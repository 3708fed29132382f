import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** How often, in ms, it is asked how other systems are while somebody looks. */
const pollEvery = 10_000;

const systemsKey = (tenantId: number) => ['staff-systems', tenantId];

/** The systems that are told of orders, and the keys; asked again and again. */
export function useSystems() {
  const api = useApi();
  const signOut = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...systemsKey(tenantId), 'all'],
    queryFn: async ({ signal }) => {
      try {
        const [webhooks, keys] = await Promise.all([
          api.call('listWebhooks', {}, { signal }),
          api.call('listApiKeys', {}, { signal }),
        ]);
        return { webhooks: webhooks.data, keys: keys.data };
      } catch (failure) {
        signOut(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: pollEvery,
  });
}

/** Some messages of one webhook. @param after null: the newest */
export function useWebhookLog(webhookId: string, after: number | null) {
  const api = useApi();
  const signOut = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...systemsKey(tenantId), 'log', webhookId, after],
    queryFn: async ({ signal }) => {
      const query = after === null ? {} : { after: String(after) };
      try {
        const call = { params: { webhookId }, query };
        return (await api.call('listWebhookDeliveries', call, { signal })).data;
      } catch (failure) {
        signOut(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    refetchInterval: pollEvery,
  });
}

type SystemCall =
  | 'addWebhook'
  | 'changeWebhook'
  | 'removeWebhook'
  | 'renewWebhookSecret'
  | 'testWebhook'
  | 'replayWebhookDelivery'
  | 'addApiKey'
  | 'revokeApiKey';

/**
 * One of the changes of other systems; what is shown of them is asked for anew, also where a reply
 * got lost on its way. What is added has an id that the caller makes up, so that it can be sent again.
 */
export function useSystemChange<N extends SystemCall>(name: N) {
  const api = useApi();
  const client = useQueryClient();
  const signOut = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation<ReplyOf<N>, Error, CallOf<N>>({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: (call) => api.call(name, call),
    onSettled: async (_done, failure) => {
      signOut(failure);
      await client.invalidateQueries({ queryKey: systemsKey(tenantId) });
    },
  });
}
