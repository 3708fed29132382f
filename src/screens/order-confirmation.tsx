import { matchPath, useLocation } from 'react-router-dom';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { OrderConfirmation } from '#src/features/order/order-confirmation.tsx';
import { paths } from '#src/paths.ts';

/** /order-confirmation/{orderId} (spec §2). */
export function OrderConfirmationScreen() {
  const { pathname } = useLocation();
  const match = matchPath(paths.orderConfirmation(':orderId'), pathname);
  const orderId = match?.params.orderId ?? '';
  return (
    <ChakraRoot>
      <OrderConfirmation key={orderId} orderId={orderId} />
    </ChakraRoot>
  );
}
