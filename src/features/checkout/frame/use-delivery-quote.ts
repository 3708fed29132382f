import { useEffect } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { useIsWholePostcode } from '#ui/api/use-is-whole-postcode.ts';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';
import { useCheckout, useStores } from '#ui/stores/stores.tsx';
import { useMessages } from '#ui/messages.tsx';

/** The postcode of the delivery is being typed: there is something of it, and not all. */
export function useIsPostcodeUnfinished(): boolean {
  const isWhole = useIsWholePostcode();
  return useCheckout(({ deliveryMethod, shippingDetails }) => {
    const postcode = shippingDetails?.postcode.trim() ?? '';
    return deliveryMethod === 'delivery' && postcode !== '' && !isWhole(postcode);
  });
}

/**
 * Keeps the draft's deliveryCharge, deliveryError and deliveryChargeLoading (specification §3) as
 * the server's quote has them: the same that the cart is priced with, so that no two figures differ
 * (rule R47). A subtotal below the minimum is an error too, and so is half a postcode, which nothing
 * was asked for: the order would be refused.
 */
export function useDeliveryQuote(cart: Cart | undefined, isRepricing: boolean): void {
  const { checkout } = useStores();
  const { unfinished } = useMessages().checkout.address;
  const isUnfinished = useIsPostcodeUnfinished();
  const isDineIn = useIsDineIn();
  useEffect(() => {
    const { deliveryMethod, update, ...present } = checkout.getState();
    if (isDineIn || deliveryMethod !== 'delivery') {
      if (present.deliveryChargeLoading) update({ deliveryChargeLoading: false });
      return;
    }
    if (isRepricing || !cart) {
      if (!present.deliveryChargeLoading) update({ deliveryChargeLoading: true });
      return;
    }
    const problem = cart.problems.find(({ path }) => path === 'delivery');
    const next = {
      deliveryCharge: toMinor(cart.delivery?.charge ?? 0, cart.currency),
      deliveryError: isUnfinished ? unfinished : (problem?.message ?? cart.delivery?.error ?? null),
      deliveryChargeLoading: false,
    };
    const isKnown =
      next.deliveryCharge === present.deliveryCharge &&
      next.deliveryError === present.deliveryError &&
      !present.deliveryChargeLoading;
    if (!isKnown) update(next);
  });
}
