import { useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useOrder } from '#ui/api/orders.ts';
import { useCheckout } from '#ui/stores/stores.tsx';

/**
 * The order that was made of the cart while this page was open, where another tab was faster and has
 * done with the draft that both share: this tab's own attempt is forgotten with it.
 * @returns null where there is none, 'checking' until it is read
 */
export function useOrderOfOtherTab(): Order | 'checking' | null {
  const placedOrderId = useCheckout((state) => state.placedOrderId);
  const [before] = useState(placedOrderId);
  const isNew = placedOrderId !== before;
  const { data, isError } = useOrder(isNew ? placedOrderId : null);
  if (!isNew || placedOrderId === null || isError) return null;
  return data ?? 'checking';
}
