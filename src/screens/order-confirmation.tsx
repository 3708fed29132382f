import { matchPath, useLocation } from 'react-router-dom';
import { useMessages } from '#src/app/messages.tsx';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { CheckoutSkeleton } from '#src/features/checkout/checkout-skeleton.tsx';
import { OrderConfirmation } from '#src/features/order/order-confirmation.tsx';
import { useKeyFromAddress } from '#src/features/order/use-key-from-address.ts';
import { paths } from '#src/paths.ts';

/**
 * /order-confirmation/{orderId} (specification §2), to its customer and to whoever has its signed
 * link.
 */
export function OrderConfirmationScreen() {
  const { order: words } = useMessages();
  const { pathname } = useLocation();
  const match = matchPath(paths.orderConfirmation(':orderId'), pathname);
  const orderId = match?.params.orderId ?? '';
  const isReadingKey = useKeyFromAddress(orderId);
  return (
    <ChakraRoot>
      {isReadingKey ? (
        <CheckoutSkeleton label={words.loading} />
      ) : (
        <OrderConfirmation key={orderId} orderId={orderId} />
      )}
    </ChakraRoot>
  );
}
