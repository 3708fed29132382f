import { useParams } from 'react-router-dom';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { OrderConfirmation } from '#src/features/order/order-confirmation.tsx';

/** /order-confirmation/{orderId} (spec §2). */
export function OrderConfirmationScreen() {
  const { orderId = '' } = useParams();
  return (
    <ChakraRoot>
      <OrderConfirmation key={orderId} orderId={orderId} />
    </ChakraRoot>
  );
}
