import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import type {
  MailSender,
  MailSenderBody,
  MailTexts,
  MailTextsOf,
  OrderMailName,
} from '#schemas/api/staff-mail-texts.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';
import { useEndExpiredSession } from './staff-session.ts';

const textsKey = (tenantId: number) => ['mail-texts', tenantId];
const senderKey = (tenantId: number) => ['mail-sender', tenantId];
/** While a form is open nothing changes below it; each visit reads anew. */
const ofForm = { staleTime: Infinity, gcTime: 0 } as const;

/** The words of every mail about orders. */
export function useMailTexts() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<MailTextsOf[]>({
    queryKey: textsKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getMailTexts', {}, { signal })).data,
    ...ofForm,
  });
}

/** Saves the words of one mail into the list of all of them. */
export function useSaveMailTexts(present: readonly MailTextsOf[], mail: OrderMailName) {
  const api = useApi();
  const { tenantId } = useStores();
  const calls = useSettingsCalls<MailTextsOf[], MailTexts>(
    textsKey(tenantId),
    async (body, revision) => {
      const headers = { 'if-match': `"${revision}"` };
      const { data } = await api.call('setMailTexts', { params: { mail }, headers, body });
      return { data: present.map((one) => (one.mail === mail ? data : one)) };
    },
  );
  const own = (all: readonly MailTextsOf[] | undefined) => all?.find((one) => one.mail === mail);
  return {
    save: async (body: MailTexts, revision: number) => own(await calls.save(body, revision)),
    reload: async () => own(await calls.reload()),
  };
}

/**
 * The mail with these words as it would be sent; the one before while the next is drawn.
 * @param texts null: they cannot be drawn now.
 */
export function useMailPreview(mail: OrderMailName, texts: MailTexts | null) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['mail-preview', tenantId, mail, texts],
    enabled: texts !== null,
    queryFn: async ({ signal }) => {
      if (texts === null) throw new Error('there is nothing to draw');
      const sent = { params: { mail }, body: texts };
      try {
        return (await api.call('previewMailTexts', sent, { signal })).data;
      } catch (failure) {
        endExpired(failure);
        throw failure;
      }
    },
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** Sends that mail to whoever is signed in. */
export function useTestMailTexts(mail: OrderMailName) {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  return useMutation({
    mutationKey: ['testMailTexts'],
    networkMode: 'always',
    mutationFn: async (body: MailTexts) =>
      (await api.call('testMailTexts', { params: { mail }, body })).data,
    onError: (failure) => {
      endExpired(failure);
    },
  });
}

/** Whom mails are from. */
export function useMailSender() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<MailSender>({
    queryKey: senderKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getMailSender', {}, { signal })).data,
    ...ofForm,
  });
}

export function useSaveMailSender() {
  const api = useApi();
  const { tenantId } = useStores();
  return useSettingsCalls<MailSender, MailSenderBody>(senderKey(tenantId), (body, revision) =>
    api.call('setMailSender', { headers: { 'if-match': `"${revision}"` }, body }),
  );
}

/** Looks in the DNS for the entries of the domain that mails come from. @param selector '': none */
export function useMailDomain() {
  const api = useApi();
  const endExpired = useEndExpiredSession();
  return useMutation({
    mutationKey: ['lookUpMailDomain'],
    networkMode: 'always',
    mutationFn: async (selector: string) =>
      (await api.call('lookUpMailDomain', { query: selector === '' ? {} : { selector } })).data,
    onError: (failure) => {
      endExpired(failure);
    },
  });
}
