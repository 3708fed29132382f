import { useMessages } from '../../../messages.tsx';
import { paths } from '#src/paths.ts';
import { useCheckout } from '#src/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';

/** An empty cart: the way to the menu, and to the last order of this device. */
export function EmptyCheckout() {
  const { empty: words, payment } = useMessages().checkout;
  const lastOrder = useCheckout((state) => state.placedOrderId);
  return (
    <CheckoutNotice heading={words.heading} text={words.text}>
      <ButtonLink href={paths.menu}>{words.menu}</ButtonLink>
      {lastOrder !== null && (
        <ButtonLink look="outline" href={paths.orderConfirmation(lastOrder)}>
          {payment.seeOrder}
        </ButtonLink>
      )}
    </CheckoutNotice>
  );
}
