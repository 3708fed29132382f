import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { OrderThanks } from '../features/checkout/order/order-thanks.tsx';

/** /checkout/success: thanks, and leads to the order (specification §2). */
export function CheckoutSuccessScreen() {
  return (
    <ChakraRoot>
      <OrderThanks />
    </ChakraRoot>
  );
}
