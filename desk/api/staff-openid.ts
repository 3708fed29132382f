import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const settingsKey = (tenantId: number) => ['staff-openid', tenantId];

/** The providers by which customers sign in, and the addresses that those need. */
export function useOpenIdSettings() {
  const api = useApi();
  const signOut = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: settingsKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getOpenIdSettings', {}, { signal })).data;
      } catch (failure) {
        signOut(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

type OpenIdCall =
  | 'addOpenIdProvider'
  | 'changeOpenIdProvider'
  | 'removeOpenIdProvider'
  | 'testOpenIdProvider';

/**
 * One of the changes of providers, or a test; the list is read anew, also where a reply got lost. What
 * is added has an id that the caller makes up, so that it can be sent again.
 */
export function useOpenIdChange<N extends OpenIdCall>(name: N) {
  const api = useApi();
  const client = useQueryClient();
  const signOut = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation<ReplyOf<N>, Error, CallOf<N>>({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a secret may be part of it.
    gcTime: 0,
    mutationFn: (call) => api.call(name, call),
    onSettled: async (_done, failure) => {
      signOut(failure);
      await client.invalidateQueries({ queryKey: settingsKey(tenantId) });
    },
  });
}
