import { matchPath, useLocation } from 'react-router-dom';
import { useMessages } from '#ui/messages.tsx';
import { ChakraRoot } from '#src/chakra/chakra-root.tsx';
import { CheckoutSkeleton } from '../features/checkout/frame/checkout-skeleton.tsx';
import { OrderConfirmation } from '../features/checkout/order/order-confirmation.tsx';
import { useKeyFromAddress } from '../features/checkout/order/use-key-from-address.ts';
import { orderPathsOf } from '#ui/paths.ts';

/**
 * /order-confirmation/{orderId} and /dine-in/order/confirmation/{orderId} (specification §2), to its
 * customer and to whoever has its signed link.
 */
export function OrderConfirmationScreen() {
  const { order: words } = useMessages();
  const { pathname } = useLocation();
  const pattern = orderPathsOf(pathname).confirmation(':orderId');
  const match = matchPath(pattern, pathname);
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
