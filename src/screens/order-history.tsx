import { useLocation } from 'react-router-dom';
import { ChakraRoot } from '../chakra/chakra-root.tsx';
import { OrderHistoryPage } from '../features/order-history/order-history-page.tsx';
import { ReceiptPage } from '../features/order-history/receipt-paper.tsx';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';

/** /order-history (specification §2); with `?receipt=<id>` the receipt of one of the orders. */
export function OrderHistoryScreen() {
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  const receipt = isHydrated ? new URLSearchParams(search).get('receipt') : null;
  return (
    <ChakraRoot>
      {receipt === null ? <OrderHistoryPage /> : <ReceiptPage key={receipt} orderId={receipt} />}
    </ChakraRoot>
  );
}
