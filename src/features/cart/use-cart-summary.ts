import { useLayoutEffect } from 'react';
import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useCart } from '#ui/api/cart.ts';
import type { CartSummary } from '#ui/stores/page-store.ts';
import { useStores } from '#ui/stores/stores.tsx';

/** null before the cart is loaded and where nobody has one yet. */
export function useCartSummary(): CartSummary | null {
  const { currency, locale } = useStorefront();
  const { cart, isRepricing } = useCart();
  if (!cart) return null;
  const total = formatMoney(toMinor(cart.due, cart.currency), currency, locale);
  return { count: cart.item_count, total, isRepricing, delivery: cart.delivery };
}

/** Hands the summary to the header, whose code is there before the cart's. */
export function useSharedCartSummary(summary: CartSummary | null): void {
  const { present } = useStores();
  const { count, total, isRepricing, delivery = null } = summary ?? {};
  // Before the browser paints: the header changes in the same frame as the cart.
  useLayoutEffect(() => {
    const isKnown = count !== undefined && total !== undefined && isRepricing !== undefined;
    present.setState({ cartSummary: isKnown ? { count, total, isRepricing, delivery } : null });
  }, [present, count, total, isRepricing, delivery]);
}
