import { useMemo } from 'react';
import { useCart } from '#ui/api/cart.ts';
import { cartView } from './cart-view.ts';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

/** The cart as it is shown; `view` is null before it is loaded and where nobody has one yet. */
export function useCartView() {
  const { cartContents: words } = useCartMessages();
  const { cart, isLoading, isError, isRepricing, refetch } = useCart();
  const view = useMemo(() => (cart ? cartView(cart, words) : null), [cart, words]);
  return { cart, view, isLoading, isError, isRepricing, retry: () => void refetch() };
}
