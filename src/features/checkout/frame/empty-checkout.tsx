import { useMessages } from '#ui/messages.tsx';
import { useOrderPaths } from '#ui/page/use-order-paths.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';

/** An empty cart: the way to the menu, and to the last order of this device. */
export function EmptyCheckout() {
  const { empty: words, payment } = useMessages().checkout;
  const paths = useOrderPaths();
  const lastOrder = useCheckout((state) => state.placedOrderId);
  return (
    <CheckoutNotice heading={words.heading} text={words.text}>
      <ButtonLink href={paths.menu}>{words.menu}</ButtonLink>
      {lastOrder !== null && (
        <ButtonLink look="outline" href={paths.confirmation(lastOrder)}>
          {payment.seeOrder}
        </ButtonLink>
      )}
    </CheckoutNotice>
  );
}
