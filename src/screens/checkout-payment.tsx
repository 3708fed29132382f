import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { CheckoutGate } from '../features/checkout/frame/checkout-gate.tsx';
import { PaymentFlow } from '../features/checkout/payment/payment-flow.tsx';

/** /checkout/payment: pays by card or confirms cash (specification §2). */
export function CheckoutPaymentScreen() {
  return (
    <ChakraRoot>
      <CheckoutGate whenEmpty={<PaymentFlow ready={null} />}>
        {(ready) => <PaymentFlow ready={ready} />}
      </CheckoutGate>
    </ChakraRoot>
  );
}
