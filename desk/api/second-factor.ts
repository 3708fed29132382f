import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** Of what is known of one's own second factor. */
export const factorKey = (tenantId: number) => ['second-factor', tenantId];

/** Whether signing in asks for a code besides one's password. */
export function useSecondFactor() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: factorKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getSecondFactor', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
  });
}

/** Gives the secret for an app, for one's password. */
export const useBeginSecondFactor = () =>
  useFactorCall('beginSecondFactor', (password: string) => ({ body: { password } }));

/** Turns it on by a first code. */
export const useConfirmSecondFactor = () =>
  useFactorCall('confirmSecondFactor', (code: string) => ({ body: { code } }));

/** Gives other recovery codes, for a code, or for the password of whoever has passkeys alone. */
export const useRenewRecoveryCodes = () =>
  useFactorCall('renewRecoveryCodes', (body: CallOf<'renewRecoveryCodes'>['body']) => ({ body }));

/** Turns one's own off. */
export const useRemoveSecondFactor = () =>
  useFactorCall('removeSecondFactor', (code: string) => ({ body: { code } }));

/** Requires one of everybody, or no longer. */
export const useSetSecondFactorRule = () =>
  useFactorCall('setSecondFactorRule', (isRequired: boolean) => ({
    body: { is_required: isRequired },
  }));

type Names =
  | 'beginSecondFactor'
  | 'confirmSecondFactor'
  | 'renewRecoveryCodes'
  | 'removeSecondFactor'
  | 'setSecondFactorRule';

function useFactorCall<N extends Names, B>(name: N, callOf: (body: B) => CallOf<N>) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation<ReplyOf<N>, Error, B>({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a secret is part of it.
    gcTime: 0,
    mutationFn: (body) => api.call(name, callOf(body)),
    onSettled: async (_done, failure) => {
      if (endExpired(failure)) return;
      await client.invalidateQueries({ queryKey: factorKey(tenantId) });
    },
  });
}
