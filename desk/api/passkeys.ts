import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { addPasskey, signInByPasskey } from '#ui/api/ask-passkey.ts';
import { ApiFailure, useApi, type Api } from '#ui/api/client.ts';
import { factorKey } from './second-factor.ts';
import { useEndExpiredSession, useStartStaffSession } from './staff-session.ts';

/** Adds a passkey to one's account: the browser asks where it is to be. */
export const useAddPasskey = () => usePasskeyChange('addPasskey', addPasskey);

/** Gives one of one's passkeys another name. */
export const useRenamePasskey = (passkeyId: string) =>
  usePasskeyChange('renamePasskey', (api, name: string) =>
    api.call('renamePasskey', { params: { passkeyId }, body: { name } }),
  );

/** Removes one of one's passkeys; one that is gone already is as good. */
export const useRemovePasskey = (passkeyId: string) =>
  usePasskeyChange('removePasskey', (api, password: string) =>
    api
      .call('removePasskey', { params: { passkeyId }, body: { password } })
      .catch((failure: unknown) => {
        const isGone = failure instanceof ApiFailure && failure.code === 'unknown_passkey';
        if (!isGone) throw failure;
      }),
  );

function usePasskeyChange<T, R>(name: string, change: (api: Api, input: T) => Promise<R>) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation<R, Error, T>({
    mutationKey: [name],
    networkMode: 'always',
    // Proof for a while is not enough: a password is part of it.
    gcTime: 0,
    mutationFn: (input) => change(api, input),
    onSettled: async (_done, failure) => {
      if (endExpired(failure)) return;
      await client.invalidateQueries({ queryKey: factorKey(tenantId) });
    },
  });
}

/** Signs staff in by a passkey: the browser asks which. */
export function usePasskeySignIn() {
  const api = useApi();
  const startSession = useStartStaffSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: ['passkeySignIn'],
    networkMode: 'always',
    mutationFn: () => signInByPasskey(api, tenantId),
    onSuccess: startSession,
  });
}
