import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf, ReplyOf } from '#schemas/api/contract.ts';
import type { PageRouteName } from '#schemas/api/page-routes.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const sessionsKey = (tenantId: number) => ['staff-sessions', tenantId];

/** Browsers that are signed in by password: one's own, to an owner everybody's. */
export function useStaffSessions(isEnabled = true) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: sessionsKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('listSessions', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    enabled: isEnabled,
    staleTime: 0,
  });
}

/** Signs one browser out; one that is gone already is as good. */
export function useEndSession() {
  const api = useApi();
  const settled = useSessionsSettled();
  return useMutation({
    mutationKey: ['endSession'],
    networkMode: 'always',
    mutationFn: (sessionId: string) =>
      api.call('endSession', { params: { sessionId } }).catch((failure: unknown) => {
        const isGone = failure instanceof ApiFailure && failure.code === 'unknown_session';
        if (!isGone) throw failure;
      }),
    onSettled: settled,
  });
}

/** Signs one's own browsers out, all but this one. */
export function useEndOtherSessions() {
  const api = useApi();
  const settled = useSessionsSettled();
  return useMutation({
    mutationKey: ['endSessions'],
    networkMode: 'always',
    mutationFn: () => api.call('endSessions', { query: {} }),
    onSettled: settled,
  });
}

/** Changes one's own password. */
export function useChangeOwnPassword() {
  const settled = useSessionsSettled();
  return usePasswordCall(
    'changeOwnPassword',
    (body: CallOf<'changeOwnPassword'>['body']) => ({ body }),
    settled,
  );
}

/** Asks for the mail that replaces a forgotten password. */
export function useRequestPasswordLink() {
  const { tenantId } = useStores();
  return usePasswordCall('requestPasswordLink', (email: string) => ({
    body: { tenant_id: tenantId, email },
  }));
}

/** Replaces a forgotten password by the token of the mail. */
export function useSetPasswordByLink() {
  return usePasswordCall('setPasswordByLink', (body: CallOf<'setPasswordByLink'>['body']) => ({
    body,
  }));
}

function usePasswordCall<N extends PageRouteName, B>(
  name: N,
  callOf: (body: B) => CallOf<N>,
  onSettled: (done: unknown, failure: Error | null) => Promise<void> | void = () => undefined,
) {
  const api = useApi();
  return useMutation<ReplyOf<N>, Error, B>({
    mutationKey: [name],
    networkMode: 'always',
    // Keeps nothing of it: a password is part of it.
    gcTime: 0,
    mutationFn: (body) => api.call(name, callOf(body)),
    onSettled,
  });
}

function useSessionsSettled(): (done: unknown, failure: Error | null) => Promise<void> {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return async (_done, failure) => {
    if (endExpired(failure)) return;
    await client.invalidateQueries({ queryKey: sessionsKey(tenantId) });
  };
}
