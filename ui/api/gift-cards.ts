import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from './client.ts';
import { useUserId } from './favourites.ts';
import { ensureGuest } from './guests.ts';

/**
 * Looks a gift card up by its code: what is left on it, and the handle by which this shopper's cart
 * names it. The code goes there in a body, and is kept nowhere.
 */
export function useLookUpGiftCard() {
  const api = useApi();
  const stores = useStores();
  return useMutation({
    mutationKey: ['lookUpGiftCard'],
    networkMode: 'always',
    mutationFn: async (code: string) => {
      await ensureGuest({ api, stores });
      const { data } = await api.call('lookUpGiftCard', { body: { code } });
      return data;
    },
  });
}

const ownKey = (tenantId: number, userId: number | undefined) => [
  'user',
  'gift-cards',
  tenantId,
  userId,
];

/** The cards of whoever is signed in; a guest has none. */
export function useOwnGiftCards() {
  const api = useApi();
  const { tenantId } = useStores();
  const userId = useUserId();
  return useQuery({
    queryKey: ownKey(tenantId, userId),
    enabled: userId !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) => (await api.call('listOwnGiftCards', {}, { signal })).data,
  });
}

/** Adds a card to the account of whoever is signed in, by its code. */
export function useAddOwnGiftCard() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const userId = useUserId();
  return useMutation({
    mutationKey: ['addOwnGiftCard'],
    networkMode: 'always',
    gcTime: 0,
    mutationFn: async (code: string) => (await api.call('addOwnGiftCard', { body: { code } })).data,
    onSuccess: () => client.invalidateQueries({ queryKey: ownKey(tenantId, userId) }),
  });
}

/** Takes a card out of the account of whoever is signed in; what is left is in the reply. */
export function useRemoveOwnGiftCard() {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const userId = useUserId();
  return useMutation({
    mutationKey: ['removeOwnGiftCard'],
    networkMode: 'always',
    mutationFn: async (handle: string) =>
      (await api.call('removeOwnGiftCard', { params: { handle } })).data,
    onSuccess: (left) => client.setQueryData(ownKey(tenantId, userId), left),
  });
}

/** Handles as the draft keeps them, and back; the same card is on an order once. */
export const handlesIn = (applied: string | null): string[] => applied?.split(',') ?? [];
export const withHandle = (applied: string | null, handle: string): string =>
  [...new Set([...handlesIn(applied), handle])].join(',');
export function withoutHandle(applied: string | null, handle: string): string | null {
  const left = handlesIn(applied).filter((one) => one !== handle);
  return left.length === 0 ? null : left.join(',');
}

/** What is sold, in which amounts and designs. */
export function useGiftCardOffer() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: ['giftCardOffer', tenantId],
    queryFn: async ({ signal }) => (await api.call('getGiftCardOffer', {}, { signal })).data,
  });
}

const purchaseKey = (tenantId: number, giftCardId: string | null) => [
  'giftCardPurchase',
  tenantId,
  giftCardId,
];

/** A card that this browser buys: after a reload, or back from a bank, how its payment stands. */
export function useGiftCardPurchase(giftCardId: string | null) {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: purchaseKey(tenantId, giftCardId),
    enabled: giftCardId !== null,
    queryFn: async () => {
      const params = { giftCardId: giftCardId ?? '' };
      const { data } = await api.call('getGiftCardPurchase', { params });
      return data;
    },
  });
}

/** Writes a card that a call answered with to where it is drawn. */
export function useShowGiftCardPurchase(): (purchase: GiftCardPurchase) => Promise<void> {
  const client = useQueryClient();
  const { tenantId } = useStores();
  return async (purchase) => {
    const queryKey = purchaseKey(tenantId, purchase.id);
    // A reply still on its way is older.
    await client.cancelQueries({ queryKey });
    client.setQueryData(queryKey, purchase);
  };
}

export type GiftCardBody = CallOf<'buyGiftCard'>['body'];

/** Begins to buy a card; sent again with its key it is the same card. */
export function useBuyGiftCard() {
  const api = useApi();
  const stores = useStores();
  const show = useShowGiftCardPurchase();
  return useMutation({
    mutationKey: ['buyGiftCard'],
    networkMode: 'always',
    mutationFn: async ({ key, body }: { key: string; body: GiftCardBody }) => {
      await ensureGuest({ api, stores });
      const { data } = await api.call('buyGiftCard', { headers: { 'idempotency-key': key }, body });
      return data;
    },
    onSuccess: show,
  });
}
