import type { GiftCardPurchase } from '#schemas/api/gift-cards.ts';
import { giftCards as words } from '#schemas/messages/en/gift-cards.ts';
import { toMinor } from '#schemas/money.ts';
import { useApi } from '#ui/api/client.ts';
import { useShowGiftCardPurchase } from '#ui/api/gift-cards.ts';
import { useCharge } from '#src/features/checkout/payment/use-charge.ts';

/** Pays for a card; once it is paid its query says so. */
export function useCardPayment(purchase: GiftCardPurchase) {
  const api = useApi();
  const show = useShowGiftCardPurchase();
  const params = { giftCardId: purchase.id };
  return useCharge({
    due: toMinor(purchase.amount, purchase.currency),
    send: (source, key) =>
      api.call('payGiftCard', { params, headers: { 'idempotency-key': key }, body: source }),
    check: () => api.call('checkGiftCardPayment', { params }),
    isPaid: ({ state }) => state === 'active',
    onPaid: show,
    words: { failed: words.notPaid, network: words.network },
  });
}
