import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { useIsDineIn } from '#ui/page/use-order-paths.ts';
import { CheckoutGate } from '../features/checkout/frame/checkout-gate.tsx';
import { TableGate } from '../features/checkout/frame/table-gate.tsx';
import { PaymentFlow } from '../features/checkout/payment/payment-flow.tsx';

/**
 * /checkout/payment and /dine-in-menu/checkout/payment: pays by card or confirms cash
 * (specification §2).
 */
export function CheckoutPaymentScreen() {
  const isDineIn = useIsDineIn();
  return (
    <ChakraRoot>
      {/* One place for both: a payment goes on while its cart becomes an order. */}
      <CheckoutGate
        whenEmpty={
          <TableGate isNeeded={false}>
            <PaymentFlow ready={null} />
          </TableGate>
        }
      >
        {(ready) => (
          <TableGate isNeeded={isDineIn}>
            <PaymentFlow ready={ready} />
          </TableGate>
        )}
      </CheckoutGate>
    </ChakraRoot>
  );
}
