import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useApi } from '#ui/api/client.ts';
import { isMissing, useOrder } from '#ui/api/orders.ts';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { forgetAttempt, isFinal, sendOrder } from './place-and-pay.ts';

/** What became of the attempt that this device remembers. */
export type AttemptState =
  | { kind: 'none' }
  | { kind: 'checking' }
  | { kind: 'failed'; again(): void }
  /** The order stands and waits for its card. */
  | { kind: 'pending'; order: Order }
  | { kind: 'done'; order: Order };

/**
 * After a reload or a lost reply, finds out whether the order exists. The same request is asked
 * again under its own key, and only when the cart it named is gone: then it can place nothing new
 * (rule R51), but names the order if there is one.
 * @param cartVersion of the cart as it is now, null when it is empty
 */
export function useAttempt(cartVersion: number | null): AttemptState {
  const api = useApi();
  const stores = useStores();
  const body = useCheckout((state) => state.attemptBody);
  const key = useCheckout((state) => state.attemptKey);
  const placedOrderId = useCheckout((state) => state.placedOrderId);
  const isProcessing = useCheckout((state) => state.isProcessing);
  const isSent = body !== null && !isProcessing;
  const isUnknown = isSent && placedOrderId === null && body.cart_version !== cartVersion;

  const sent = useQuery({
    queryKey: ['attempt', stores.tenantId, key],
    enabled: isUnknown,
    staleTime: 0,
    gcTime: 0,
    queryFn: async () => {
      try {
        return body && (await sendOrder({ api, stores }, body));
      } catch (failure) {
        // It placed nothing; sendOrder has forgotten it.
        if (isFinal(failure)) return null;
        throw failure;
      }
    },
  });
  const order = useOrder(isSent ? placedOrderId : null);
  const isOver = isSent && (order.data ? isUnfulfilled(order.data.status) : isMissing(order.error));
  useEffect(() => {
    if (isOver) forgetAttempt({ stores });
  }, [isOver, stores]);

  if (!isSent || isOver) return { kind: 'none' };
  if (isUnknown) {
    return sent.isError
      ? { kind: 'failed', again: () => void sent.refetch() }
      : { kind: 'checking' };
  }
  if (placedOrderId === null) return { kind: 'none' };
  if (order.data) {
    const kind = order.data.status === 'pending_payment' ? 'pending' : 'done';
    return { kind, order: order.data };
  }
  return order.isError
    ? { kind: 'failed', again: () => void order.refetch() }
    : { kind: 'checking' };
}
