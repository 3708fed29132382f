import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CallOf } from '#schemas/api/contract.ts';
import type {
  GiftCardSettings,
  GiftCardSettingsBody,
  StaffGiftCardWithLedger,
} from '#schemas/api/staff-gift-cards.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { useApi } from '#ui/api/client.ts';
import { useSettingsCalls } from '#ui/api/settings-calls.ts';
import { useEndExpiredSession } from './staff-session.ts';

/** By a code, by the end of one, by an address; by nothing: those sold last. */
export type GiftCardSearch = CallOf<'findGiftCards'>['body'];
export type SellGiftCardBody = CallOf<'sellGiftCard'>['body'];
type Resent = CallOf<'resendGiftCard'>['body'];
type CardRefund = { body: CallOf<'refundGiftCard'>['body']; key: string };

const listKey = (tenantId: number) => ['staff-gift-cards', tenantId];
const oneKey = (tenantId: number, id: string) => ['staff-gift-card', tenantId, id];
const settingsKey = (tenantId: number) => ['gift-card-settings', tenantId];

/** Cards that a search finds, the newest first; what was searched for is kept no longer than shown. */
export function useGiftCards(body: GiftCardSearch) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: [...listKey(tenantId), body],
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('findGiftCards', { body }, { signal })).data;
      } catch (failure) {
        end(failure);
        throw failure;
      }
    },
    staleTime: 0,
    gcTime: 0,
    networkMode: 'always',
  });
}

/** A card with its ledger. */
export function useStaffGiftCard(giftCardId: string) {
  const api = useApi();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useQuery({
    queryKey: oneKey(tenantId, giftCardId),
    queryFn: async ({ signal }) => {
      try {
        return (await api.call('getGiftCard', { params: { giftCardId } }, { signal })).data;
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
 * A call that changes a card: its reply is the card as it is now. A refusal says that it is otherwise
 * than shown, so it is read again.
 */
function useCardCall<V, T extends StaffGiftCardWithLedger>(
  name: string,
  call: (input: V) => Promise<{ data: T }>,
  giftCardId: string | null,
) {
  const client = useQueryClient();
  const end = useEndExpiredSession();
  const { tenantId } = useStores();
  return useMutation({
    mutationKey: [name],
    networkMode: 'always',
    // A reply may bring a code, which is shown once and stored nowhere.
    gcTime: 0,
    mutationFn: async (input: V) => (await call(input)).data,
    onSuccess: async (card) => {
      const shown: StaffGiftCardWithLedger & { code?: unknown } = { ...card };
      delete shown.code;
      client.setQueryData<StaffGiftCardWithLedger>(oneKey(tenantId, card.id), shown);
      await client.invalidateQueries({ queryKey: listKey(tenantId) });
    },
    onError: async (failure) => {
      end(failure);
      if (giftCardId === null) return;
      await client.invalidateQueries({ queryKey: oneKey(tenantId, giftCardId) });
    },
  });
}

/** Sells a card at the counter; sent again with its key it is the same card, without its code. */
export function useSellGiftCard() {
  const api = useApi();
  return useCardCall(
    'sellGiftCard',
    ({ body, key }: { body: SellGiftCardBody; key: string }) =>
      api.call('sellGiftCard', { headers: { 'idempotency-key': key }, body }),
    null,
  );
}

/** Gives a card another code, mailed or shown this once. */
export function useResendGiftCard(giftCardId: string) {
  const api = useApi();
  const params = { giftCardId };
  return useCardCall(
    'resendGiftCard',
    (body: Resent) => api.call('resendGiftCard', { params, body }),
    giftCardId,
  );
}

/** Voids a card, for a reason. */
export function useVoidGiftCard(giftCardId: string) {
  const api = useApi();
  const params = { giftCardId };
  return useCardCall(
    'voidGiftCard',
    (reason: string) => api.call('voidGiftCard', { params, body: { reason } }),
    giftCardId,
  );
}

/** Gives back what is left of a card over what paid for it. */
export function useRefundGiftCard(giftCardId: string) {
  const api = useApi();
  const params = { giftCardId };
  return useCardCall(
    'refundGiftCard',
    ({ body, key }: CardRefund) =>
      api.call('refundGiftCard', { params, headers: { 'idempotency-key': key }, body }),
    giftCardId,
  );
}

/** How cards are sold; while the form is open nothing changes below it. */
export function useGiftCardSettings() {
  const api = useApi();
  const { tenantId } = useStores();
  return useQuery<GiftCardSettings>({
    queryKey: settingsKey(tenantId),
    queryFn: async ({ signal }) => (await api.call('getGiftCardSettings', {}, { signal })).data,
    staleTime: Infinity,
    gcTime: 0,
  });
}

export function useSaveGiftCardSettings() {
  const api = useApi();
  const { tenantId } = useStores();
  return useSettingsCalls<GiftCardSettings, GiftCardSettingsBody>(
    settingsKey(tenantId),
    (body, revision) =>
      api.call('setGiftCardSettings', { headers: { 'if-match': `"${revision}"` }, body }),
  );
}
