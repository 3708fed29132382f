import { useMemo } from 'react';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useCart } from '../../api/cart.ts';
import { cartView } from './cart-view.ts';

/** The cart as it is shown; `view` is null before it is loaded and where nobody has one yet. */
export function useCartView() {
  const { cart: words } = useStorefront().messages;
  const { cart, isLoading, isError, isRepricing, refetch } = useCart();
  const view = useMemo(() => (cart ? cartView(cart, words) : null), [cart, words]);
  return { cart, view, isLoading, isError, isRepricing, retry: () => void refetch() };
}
