import { useState } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { PlaceOrderBody } from '#schemas/api/orders.ts';
import { ownerOf } from '#ui/api/cart-key.ts';
import { cartView, type CartView } from '#src/features/cart/index.ts';
import { hasOwnDetails } from '#ui/stores/account-store.ts';
import { useAccount } from '#ui/stores/stores.tsx';
import { useMessages } from '#ui/messages.tsx';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { orderRequest } from './order-request.ts';

/** An order as the customer sees it before it is placed. */
export type SeenOrder = {
  body: PlaceOrderBody;
  cart: Cart;
  view: CartView;
  /** The server refused, and answered with the cart as it is for what was sent (rule R54). */
  onAnswered(cart: Cart): void;
};

/** The order that would be placed now; null while nobody is known whose it is. */
export function useSeenOrder(ready: CheckoutReady | null): SeenOrder | null {
  const { cartContents: words } = useMessages();
  const draft = useOrderDraft();
  const account = useAccount((state) => state);
  const owner = ownerOf(account);
  const [answered, onAnswered] = useState<Cart | null>(null);
  const restaurantId = ready?.restaurant.restaurant.id ?? null;
  if (!ready || !owner || restaurantId === null) return null;
  // What a refusal was answered with is for what was sent, and newer than what we asked for.
  const isAnswered = answered !== null && answered.version === ready.cart.version;
  const cart = isAnswered ? answered : ready.cart;
  const isCouponRefused = isAnswered ? !answered.coupon?.is_active : ready.couponError !== null;
  const givesDetails = !hasOwnDetails(account);
  return {
    body: orderRequest({ draft, cart, owner, restaurantId, isCouponRefused, givesDetails }),
    cart,
    view: isAnswered ? cartView(answered, words) : ready.view,
    onAnswered,
  };
}
