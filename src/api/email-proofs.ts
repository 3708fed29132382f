import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { isRecord } from '#schemas/is-record.ts';
import { safeStorage, tabStorage } from '#ui/stores/safe-storage.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { ensureGuest } from '#ui/api/guests.ts';

/** A code on its way to an address; times in epoch ms. */
export type PendingProof = {
  tenantId: number;
  requestId: string;
  email: string;
  resendAt: number;
  expiresAt: number;
};

const storageKey = 'email-code';

/**
 * The code that was sent last to this address, as long as it counts. It outlives the page: a phone
 * may drop this tab while its owner reads the mail.
 */
export function usePendingProof(email: string) {
  const { tenantId, now } = useStores();
  const [stored, setStored] = useState(read);
  const isOfHere = stored?.tenantId === tenantId && stored.email === email;
  return {
    pending: isOfHere && stored.expiresAt > now() ? stored : null,
    store: (pending: PendingProof | null) => {
      const storage = safeStorage(tabStorage());
      if (pending) storage.write(storageKey, JSON.stringify(pending));
      else storage.remove(storageKey);
      setStored(pending);
    },
  };
}

function read(): PendingProof | null {
  const text = safeStorage(tabStorage()).read(storageKey);
  if (text === null) return null;
  try {
    const value: unknown = JSON.parse(text);
    return isPending(value) ? value : null;
  } catch {
    return null;
  }
}

const isPending = (value: unknown): value is PendingProof =>
  isRecord(value) &&
  typeof value['requestId'] === 'string' &&
  typeof value['email'] === 'string' &&
  ['tenantId', 'resendAt', 'expiresAt'].every((name) => typeof value[name] === 'number');

/** Has a code mailed to the address that one orders with. */
export function useRequestEmailCode() {
  const api = useApi();
  const stores = useStores();
  return useMutation({
    mutationKey: ['requestEmailCode'],
    networkMode: 'always',
    mutationFn: async (email: string): Promise<PendingProof> => {
      await ensureGuest({ api, stores });
      const { data } = await api.call('requestEmailCode', { body: { email } });
      const now = stores.now();
      return {
        tenantId: stores.tenantId,
        requestId: data.request_id,
        email,
        resendAt: now + data.resend_in * 1000,
        expiresAt: now + data.expires_in * 1000,
      };
    },
  });
}

/** Answers with the code; the cart is priced anew before it is done. */
export function useConfirmEmail() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: ['confirmEmail'],
    networkMode: 'always',
    mutationFn: async (body: { request_id: string; code: string }) =>
      (await api.call('confirmEmail', { body })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ['cart', tenantId] }),
  });
}
