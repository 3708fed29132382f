import { useEffect } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useRefetchCart } from '#ui/api/use-cart-change.ts';
import { useStores } from '#ui/stores/stores.tsx';

/**
 * Once the order that this device placed stands, its draft is done with: the next order begins
 * anew, at the same table and with the guest's details.
 * @returns the order stands: it waits for no payment
 */
export function useFinishedDraft(order: Pick<Order, 'id' | 'status'> | undefined): boolean {
  const { checkout } = useStores();
  const refetchCart = useRefetchCart();
  const isFinished = order !== undefined && order.status !== 'pending_payment';
  const finishedId = isFinished ? order.id : null;

  useEffect(() => {
    const draft = checkout.getState();
    const { attemptBody, guestDetails, placedOrderId, tableId, tableSeenAt } = draft;
    if (finishedId === null || finishedId !== placedOrderId || attemptBody === null) return;
    draft.reset({ guestDetails, placedOrderId, tableId, tableSeenAt });
    void refetchCart();
  }, [checkout, finishedId, refetchCart]);

  return isFinished;
}
