import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession, useStartStaffSession } from './staff-session.ts';

const invitationsKey = (tenantId: number) => ['staff-invitations', tenantId];

/** The invitations that nobody has accepted yet. */
export function useInvitations(isEnabled: boolean) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: invitationsKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('listInvitations', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    enabled: isEnabled,
    staleTime: 0,
  });
}

/** Invites somebody; the same once more changes nothing. */
export function useInvite() {
  return useInvitationChange('inviteStaff', (body: CallOf<'inviteStaff'>['body']) => ({ body }));
}

/** Sends an invitation again, with another link. */
export function useResendInvitation(invitationId: string) {
  return useInvitationChange('resendInvitation', () => ({ params: { invitationId } }));
}

/** Takes an invitation back. */
export function useRevokeInvitation(invitationId: string) {
  return useInvitationChange('revokeInvitation', () => ({ params: { invitationId } }));
}

function useInvitationChange<
  N extends 'inviteStaff' | 'resendInvitation' | 'revokeInvitation',
  B = void,
>(name: N, callOf: (body: B) => CallOf<N>) {
  const api = useApi();
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: (body: B) => api.call(name, callOf(body)),
    onSettled: async (_done, failure) => {
      if (endExpired(failure)) return;
      // Also where the reply got lost, or somebody accepted it meanwhile.
      await client.invalidateQueries({ queryKey: invitationsKey(tenantId) });
    },
  });
}

/** What an invitation is to, by the token of its mail. */
export function useShownInvitation(token: string) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['invitation', tenantId, token],
    queryFn: async ({ signal }) =>
      (await api.call('showInvitation', { body: { token } }, { signal })).data,
    staleTime: Infinity,
  });
}

/** Makes the account of an invitation, and signs this browser in. */
export function useAcceptInvitation() {
  const api = useApi();
  const startSession = useStartStaffSession();
  return useMutation({
    mutationKey: ['acceptInvitation'],
    networkMode: 'always',
    // Proof for a while is not enough: a password is part of it.
    gcTime: 0,
    mutationFn: (body: CallOf<'acceptInvitation'>['body']) =>
      api.call('acceptInvitation', { body }),
    onSuccess: ({ data: person }) => startSession(person),
  });
}
