import { formatMoney, toMinor } from '#schemas/money.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { useCart } from '../../api/cart.ts';

/** As much of the cart as every page shows: how many dishes, and what is to be paid. */
export type CartSummary = {
  count: number;
  total: string;
  /** The total is one of before, or a guess. */
  isRepricing: boolean;
};

/** null before the cart is loaded and where nobody has one yet. */
export function useCartSummary(): CartSummary | null {
  const { currency, locale } = useStorefront();
  const { cart, isRepricing } = useCart();
  if (!cart) return null;
  const total = formatMoney(toMinor(cart.due, cart.currency), currency, locale);
  return { count: cart.item_count, total, isRepricing };
}
