import { useEffect } from 'react';
import { tab } from '#schemas/messages/en/tab.ts';
import { useOrder } from '#ui/api/orders.ts';
import { useRefetchTabs } from '#ui/api/tabs.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { toast } from '#ui/toasts/toasts.ts';
import { useFinishedDraft } from '../../checkout/order/use-finished-draft.ts';

const words = tab.page;

/** Says that the round which led here is in the kitchen, and ends its draft: the cart is empty. */
export function useSentRound(): void {
  const placedId = useCheckout(({ attemptBody, placedOrderId }) =>
    attemptBody?.tab_id === undefined ? null : placedOrderId,
  );
  const { data: order } = useOrder(placedId);
  const refetch = useRefetchTabs();
  const sent = order !== undefined && order.id === placedId ? order : undefined;
  const number = sent?.number ?? null;
  useEffect(() => {
    if (number === null) return;
    toast.success({ title: words.sentTitle(number), description: words.sentText });
    void refetch();
  }, [number, refetch]);
  useFinishedDraft(sent);
}
