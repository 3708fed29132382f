import { Button } from '@chakra-ui/react/button';
import { useMessages } from '#src/app/messages.tsx';
import { paths } from '#src/paths.ts';
import { useCheckout } from '#src/stores/stores.tsx';
import { CheckoutNotice } from './checkout-notice.tsx';

/** An empty cart: the way to the menu, and to the last order of this device. */
export function EmptyCheckout() {
  const { empty: words, payment } = useMessages().checkout;
  const lastOrder = useCheckout((state) => state.placedOrderId);
  return (
    <CheckoutNotice heading={words.heading} text={words.text}>
      <Button size="lg" asChild>
        <a href={paths.menu}>{words.menu}</a>
      </Button>
      {lastOrder !== null && (
        <Button size="lg" variant="outline" asChild>
          <a href={paths.orderConfirmation(lastOrder)}>{payment.seeOrder}</a>
        </Button>
      )}
    </CheckoutNotice>
  );
}
