import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ContactFilter, StaffContactThread } from '#schemas/api/staff-contact-messages.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useEndExpiredSession } from './staff-session.ts';

const listKey = (tenantId: number) => ['staff-contact-messages', tenantId];
const oneKey = (tenantId: number, id: string) => ['staff-contact-message', tenantId, id];

/** How often what waits is counted anew while the desk is open, ms. */
const countEvery = 60_000;

/**
 * Messages, the newest first, some at a time; the newest ones are asked for again as time goes on.
 * @param after those that follow this one; null: from the newest
 */
export function useContactMessages(filter: ContactFilter, after: string | null, isEnabled = true) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...listKey(tenantId), filter, after],
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      const query = { filter, ...(after !== null && { after }) };
      try {
        return (await api.call('listContactMessages', { query }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    refetchInterval: after === null ? countEvery : false,
    networkMode: 'always',
  });
}

/** How many messages wait for an answer, as that changes; of a list that is not read none do. */
export const useUnansweredMessages = (isRead: boolean): number =>
  useContactMessages('open', null, isRead).data?.open_count ?? 0;

/** A message with its answers. */
export function useContactMessage(messageId: string) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: oneKey(tenantId, messageId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getContactMessage', { params: { messageId } }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    networkMode: 'always',
  });
}

/**
 * A call that changes a message: its reply is the thread as it is now. A refusal may say that it is
 * otherwise than shown, so it is read again.
 */
function useThreadCall<V>(
  name: string,
  messageId: string,
  call: (input: V) => Promise<{ data: StaffContactThread }>,
) {
  const client = useQueryClient();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  const queryKey = oneKey(tenantId, messageId);
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    mutationFn: async (input: V) => (await call(input)).data,
    onSuccess: async (thread) => {
      client.setQueryData<StaffContactThread>(queryKey, thread);
      await client.invalidateQueries({ queryKey: listKey(tenantId) });
    },
    onError: async (failure) => {
      end(failure);
      await client.invalidateQueries({ queryKey });
    },
  });
}

/** Mails an answer; sent again with its key it is the same answer. */
export function useAnswerContactMessage(messageId: string) {
  const api = useApi();
  return useThreadCall(
    'answerContactMessage',
    messageId,
    ({ text, revision, key }: { text: string; revision: number; key: string }) =>
      api.call('answerContactMessage', {
        params: { messageId },
        headers: { 'idempotency-key': key },
        body: { text, revision },
      }),
  );
}

/** Closes a message, or has it wait for an answer again. */
export function useSetContactMessageState(messageId: string) {
  const api = useApi();
  const call = { params: { messageId }, body: {} };
  return useThreadCall('setContactMessageState', messageId, (state: 'open' | 'closed') =>
    state === 'closed'
      ? api.call('closeContactMessage', call)
      : api.call('reopenContactMessage', call),
  );
}

/** What somebody of the staff is writing to a customer; it stays as long as the tab is open. */
export function useAnswerDraft(messageId: string, staffId: string) {
  const client = useQueryClient();
  const { tenantId } = useStores();
  const queryKey = ['contact-answer-draft', tenantId, staffId, messageId];
  return {
    read: (): string => client.getQueryData<string>(queryKey) ?? '',
    write: (text: string) => {
      client.setQueryDefaults(queryKey, { gcTime: Infinity });
      client.setQueryData(queryKey, text);
    },
    drop: () => client.removeQueries({ queryKey }),
  };
}
