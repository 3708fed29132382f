import { useQueryClient } from '@tanstack/react-query';
import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { useApi } from '#src/api/client.ts';
import { useCharge } from '#src/features/checkout/payment/use-charge.ts';
import { useStores } from '#src/stores/stores.tsx';

/** Pays for a card; once it is paid its query says so. */
export function useCardPayment(purchase: GiftCardPurchase) {
  const api = useApi();
  const client = useQueryClient();
  const { tenantId } = useStores();
  const params = { giftCardId: purchase.id };
  return useCharge({
    due: toMinor(purchase.amount, purchase.currency),
    send: (source, key) =>
      api.call('payGiftCard', { params, headers: { 'idempotency-key': key }, body: source }),
    check: () => api.call('checkGiftCardPayment', { params }),
    onPaid: (data) => client.setQueryData(['giftCardPurchase', tenantId, purchase.id], data),
    words,
  });
}
