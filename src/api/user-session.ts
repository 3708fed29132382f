import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { SentCode } from '#schemas/api/one-time-codes.ts';
import type { SignedIn } from '#schemas/api/user-accounts.ts';
import type { CallOf } from '#schemas/api/contract.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { signUserInByPasskey } from '#ui/api/ask-passkey.ts';
import { useApi, type Api } from '#ui/api/client.ts';

/** What a code is asked for, and what is sent to ask for it; `again` sends it once more. */
export type CodeRequest =
  | { purpose: 'sign-up'; body: CallOf<'signUp'>['body'] }
  | { purpose: 'sign-in'; body: { email: string } }
  | { purpose: 'password'; body: CallOf<'requestPasswordCode'>['body'] };

export type CodePurpose = CodeRequest['purpose'];

/** A code on its way, as long as this page lives: a password may be part of it. */
export type PendingCode = CodeRequest & { sent: SentCode; sentAt: number };

const pendingKey = (tenantId: number) => ['pending-code', tenantId];
/** A code counts ten minutes (rule R93); then nothing of it is kept. */
const pendingMs = 10 * minuteMs;

/** What the page does once a customer is signed in: the guest's cart is theirs from then on. */
export function useStartUserSession(): (signedIn: SignedIn) => void {
  const client = useQueryClient();
  const { account, tenantId } = useStores();
  return useCallback(
    ({ token, user }) => {
      const { setToken, setUser, clearGuest } = account.getState();
      setToken(token);
      setUser(user);
      clearGuest();
      client.removeQueries({ queryKey: pendingKey(tenantId) });
    },
    [account, client, tenantId],
  );
}

/** Signs in by email and password. */
export const useSignIn = () =>
  useSigningIn('signIn', (api, body: { email: string; password: string }, tenantId) =>
    api.call('signIn', { body: { ...body, tenant_id: tenantId } }),
  );

/** Signs in by a passkey: the browser asks which. */
export const useUserPasskeySignIn = () =>
  useSigningIn('userPasskeySignIn', async (api, _input: undefined, tenantId) => ({
    data: await signUserInByPasskey(api, tenantId),
  }));

/** Answers with the code that was sent, which signs in. */
export const useAnswerCode = (purpose: CodePurpose) =>
  useSigningIn(
    'answerCode',
    (api, answer: { request_id: string; code: string; password: string }, tenantId) => {
      const { password, ...code } = answer;
      const body = { ...code, tenant_id: tenantId };
      if (purpose === 'sign-up') return api.call('verifySignUp', { body });
      if (purpose === 'sign-in') return api.call('signInByCode', { body });
      return api.call('setPasswordByCode', { body: { ...body, password } });
    },
  );

/** A way to sign in, by its own call. */
export function useSigningIn<T>(
  name: string,
  ask: (api: Api, input: T, tenantId: number) => Promise<{ data: SignedIn }>,
) {
  const api = useApi();
  const { tenantId } = useStores();
  const start = useStartUserSession();
  return useMutation<SignedIn, Error, T>({
    mutationKey: [name],
    networkMode: 'always',
    // Not for a while: a password is part of it.
    gcTime: 0,
    mutationFn: async (input) => (await ask(api, input, tenantId)).data,
    onSuccess: start,
  });
}

/** Asks for a code, to sign up, to sign in or for another password. */
export function useRequestCode() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation<PendingCode, Error, CodeRequest>({
    mutationKey: ['requestCode'],
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (request) => {
      const { data: sent } = await ask(api, request, tenantId);
      return { ...request, sent, sentAt: Date.now() };
    },
    onSuccess: (pending) => keepPending(client, tenantId, pending),
  });
}

const ask = (api: Api, request: CodeRequest, tenantId: number) => {
  const tenant = { tenant_id: tenantId };
  if (request.purpose === 'sign-up') {
    return api.call('signUp', { body: { ...request.body, ...tenant } });
  }
  const body = { ...request.body, ...tenant };
  return request.purpose === 'sign-in'
    ? api.call('requestSignInCode', { body })
    : api.call('requestPasswordCode', { body });
};

function keepPending(client: QueryClient, tenantId: number, pending: PendingCode): void {
  client.setQueryDefaults(pendingKey(tenantId), { gcTime: pendingMs });
  client.setQueryData<PendingCode>(pendingKey(tenantId), pending);
}

/** The code that this page has asked for; null after it was loaded anew. */
export function usePendingCode(requestId: string): PendingCode | null {
  const { tenantId } = useStores();
  const { data } = useQuery<PendingCode | null>({
    queryKey: pendingKey(tenantId),
    queryFn: () => null,
    enabled: false,
  });
  return data?.sent.request_id === requestId ? data : null;
}

/**
 * Signs out, here at once: a server that is not reached ends the session by itself, after 30 days
 * without use.
 */
export function useSignOut() {
  const api = useApi();
  const client = useQueryClient();
  const { account } = useStores();
  return useMutation<void, Error, 'this' | 'everywhere'>({
    mutationKey: ['signOut'],
    networkMode: 'always',
    mutationFn: async (which) => {
      await api.call(which === 'this' ? 'signOut' : 'endUserSessions', {});
    },
    onSettled: (_done, failure, which) => {
      // Everywhere is a promise about other browsers: it is not made where the server said nothing.
      if (failure && which === 'everywhere') return;
      account.getState().clearAuth();
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] === 'user' });
    },
  });
}
