import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { FinishedOpenIdSignIn } from '#schemas/api/user-openid.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSigningIn, useStartUserSession } from './user-session.ts';

/** A sign-in that waits for its code. */
export type PendingOpenId = Extract<FinishedOpenIdSignIn, { kind: 'code_sent' }>;

const pendingKey = (tenantId: number) => ['pending-openid', tenantId];
/** A code counts ten minutes (rule R93). */
const pendingMs = 10 * minuteMs;

/** The providers by which customers sign in here; none while they are not known. */
export function useOpenIdProviders() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['openid-providers', tenantId],
    queryFn: async ({ signal }) => (await api.call('listOpenIdProviders', {}, { signal })).data,
  });
}

/** Begins a sign-in by a provider. @returns by the mutation, where the browser has to go */
export function useStartOpenId() {
  const api = useApi();
  const { tenantId } = useStores();
  return useMutation<string, Error, { providerId: string; next: string | null }>({
    mutationKey: ['startOpenIdSignIn'],
    networkMode: 'always',
    mutationFn: async ({ providerId, next }) => {
      const body = { tenant_id: tenantId, provider_id: providerId, ...(next !== null && { next }) };
      return (await api.call('startOpenIdSignIn', { body })).data.url;
    },
  });
}

export type OpenIdAnswer = Pick<
  CallOf<'finishOpenIdSignIn'>['body'],
  'state' | 'code' | 'iss' | 'error'
>;

/** Finishes a sign-in with what the provider sent the browser back with. */
export function useFinishOpenId() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const start = useStartUserSession();
  return useMutation<FinishedOpenIdSignIn, Error, OpenIdAnswer>({
    mutationKey: ['finishOpenIdSignIn'],
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (answer) =>
      (await api.call('finishOpenIdSignIn', { body: { ...answer, tenant_id: tenantId } })).data,
    onSuccess: (finished) => {
      if (finished.kind === 'signed_in') return start(finished.signed_in);
      client.setQueryDefaults(pendingKey(tenantId), { gcTime: pendingMs });
      client.setQueryData<PendingOpenId>(pendingKey(tenantId), finished);
    },
  });
}

/** The sign-in by a provider that this page has begun; null after it was loaded anew. */
export function usePendingOpenId(requestId: string): PendingOpenId | null {
  const { tenantId } = useStores();
  const { data } = useQuery<PendingOpenId | null>({
    queryKey: pendingKey(tenantId),
    queryFn: () => null,
    enabled: false,
  });
  return data?.sent.request_id === requestId ? data : null;
}

type Proof = { request_id: string; code: string } | { request_id: string; password: string };

/** Shows by the code, or by the account's password, that the address is one's own; signs in. */
export const useConfirmOpenId = () =>
  useSigningIn('confirmOpenIdSignIn', (api, proof: Proof, tenantId) =>
    api.call('confirmOpenIdSignIn', { body: { ...proof, tenant_id: tenantId } }),
  );
