import { Button } from '@chakra-ui/react/button';
import type { ReactNode } from 'react';
import type { Cart } from '#schemas/api/cart.ts';
import type { RestaurantWithImages } from '#schemas/api/restaurants.ts';
import { useCart } from '#ui/api/cart.ts';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';
import { useMessages } from '#ui/messages.tsx';
import { cartView, type CartView } from '#src/features/cart/index.ts';
import { useCheckout, useRestaurant, useStores } from '#ui/stores/stores.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { useDeliveryQuote } from './use-delivery-quote.ts';

/** What every step of the checkout stands on. */
export type CheckoutReady = {
  cart: Cart;
  view: CartView;
  couponError: string | null;
  restaurant: RestaurantWithImages;
  /** The prices are those of before: buttons that go on wait for fresh ones (rule R47). */
  isRepricing: boolean;
};

type CheckoutGateProps = {
  children: (ready: CheckoutReady) => ReactNode;
  /** An empty cart says so, or belongs to an order that was just sent. */
  whenEmpty: ReactNode;
};

/** Lets a step be drawn only with a restaurant and a cart that holds something. */
export function CheckoutGate({ children, whenEmpty }: CheckoutGateProps) {
  const { checkout: words, cartContents: cartWords } = useMessages();
  const restaurant = useRestaurant(({ selected }) => selected);
  const { restaurant: restaurants } = useStores();
  const { cart, couponError, isLoading, isError, refetch, ...prices } = useCart();
  const isDineIn = useIsDineIn();
  const isWriting = useCheckout(
    (state) =>
      !isDineIn &&
      state.deliveryMethod === 'delivery' &&
      state.shippingDetails !== state.pricedAddress,
  );
  const isRepricing = prices.isRepricing || isWriting;
  useDeliveryQuote(cart, isRepricing);
  if (!restaurant) {
    return (
      <CheckoutNotice heading={words.noRestaurant.heading} text={words.noRestaurant.text}>
        <Button size="lg" onClick={() => restaurants.getState().setPicking(true)}>
          {words.noRestaurant.choose}
        </Button>
      </CheckoutNotice>
    );
  }
  if (!cart && isError) {
    return (
      <CheckoutNotice heading={cartWords.failedTitle} text={cartWords.failedText}>
        <Button size="lg" onClick={() => void refetch()}>
          {cartWords.tryAgain}
        </Button>
      </CheckoutNotice>
    );
  }
  if (!cart && isLoading) return <CheckoutSkeleton label={words.summary.loading} />;
  if (!cart || cart.items.length === 0) return whenEmpty;
  return children({ cart, view: cartView(cart, cartWords), couponError, restaurant, isRepricing });
}
