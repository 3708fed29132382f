import { useMutation } from '@tanstack/react-query';
import { useStores } from '#ui/stores/stores.tsx';
import { confirmByPasskey } from '#ui/api/ask-passkey.ts';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndStaffSession } from './staff-session.ts';

/** Proof that it is still the one who signed in. */
export type ConfirmationProof = { by: 'password' | 'code'; secret: string } | { by: 'passkey' };

/** Confirms that it is still the one who signed in, for what wants that. */
export function useConfirmIdentity() {
  const api = useApi();
  const endSession = useEndStaffSession();
  const { tenantId } = useStores();
  return useMutation<void, Error, ConfirmationProof>({
    mutationKey: ['confirmIdentity'],
    networkMode: 'always',
    // Keeps nothing of it: a password is part of it.
    gcTime: 0,
    mutationFn: async (proof) => {
      if (proof.by === 'passkey') return confirmByPasskey(api, tenantId);
      const body = proof.by === 'password' ? { password: proof.secret } : { code: proof.secret };
      await api.call('confirmIdentity', { body });
    },
    onError: (failure) => {
      if (failure instanceof ApiFailure && failure.status === 401) endSession();
    },
  });
}
