import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { subscribersFilePath } from '#schemas/api/routes.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { env } from '#ui/env.ts';
import { ApiFailure, useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** Milliseconds. */
const soon = 3000;

const mailsKey = (tenantId: number) => ['staff-mails', tenantId];
const subscribersKey = (tenantId: number) => ['staff-subscribers', tenantId];

/** Where mails come from, and those that were not taken yet. */
export function useMails() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: mailsKey(tenantId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getMails', {}, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
    // What was queued once more is sent in a moment, or fails anew.
    refetchInterval: ({ state }) =>
      state.data?.failed.some(({ attempts }) => attempts === 0) ? soon : minuteMs,
  });
}

/** Sends a test mail to whoever is signed in. */
export function useTestMail() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  return useMutation({
    mutationKey: ['sendTestMail'],
    networkMode: 'always',
    mutationFn: async () => (await api.call('sendTestMail', {})).data,
    onError: (failure) => {
      endExpired(failure);
    },
  });
}

/** Sends a mail that failed again, or gives it up; one that is gone already is as good. */
export function useMailChange(name: 'retryMail' | 'giveUpMail') {
  const api = useApi();
  const settled = useSettled(mailsKey);
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: (mailId: string) =>
      unlessGone('unknown_mail', api.call(name, { params: { mailId } })),
    onSettled: settled,
  });
}

/**
 * The addresses that get the newsletter, some at a time.
 * @param text a part of the address; '': any
 * @param after the one after which they begin; null: with the first
 */
export function useSubscribers(text: string, after: string | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...subscribersKey(tenantId), text, after],
    queryFn: async ({ signal }) => {
      const query = { ...(text !== '' && { text }), ...(after !== null && { after }) };
      try {
        return (await api.call('listSubscribers', { query }, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/** Ends a subscription; one that is over already is as good. */
export function useRemoveSubscriber(subscriberId: string) {
  const api = useApi();
  const settled = useSettled(subscribersKey);
  return useMutation({
    mutationKey: ['removeSubscriber'],
    networkMode: 'always',
    mutationFn: () =>
      unlessGone('unknown_subscriber', api.call('removeSubscriber', { params: { subscriberId } })),
    onSettled: settled,
  });
}

/** Where the file of everybody who gets the newsletter is; the session opens it. */
export const subscribersFileUrl = `${env.apiUrl}${subscribersFilePath}`;

async function unlessGone(code: string, done: Promise<unknown>): Promise<void> {
  try {
    await done;
  } catch (failure) {
    if (!(failure instanceof ApiFailure && failure.code === code)) throw failure;
  }
}

/** The list as it is now; it is asked for also where a reply got lost on its way. */
function useSettled(
  keyOf: (tenantId: number) => unknown[],
): (done: unknown, failure: Error | null) => Promise<void> {
  const client = useQueryClient();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return async (_done, failure) => {
    if (endExpired(failure)) return;
    await client.invalidateQueries({ queryKey: keyOf(tenantId) });
  };
}
