import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Order } from '#schemas/api/orders.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { afterOrder } from './after-order.ts';
import { AttemptNotice } from './attempt-notice.tsx';
import { useAttempt } from './use-attempt.ts';
import { useOrderOfOtherTab } from './use-order-of-other-tab.ts';

type AttemptGateProps = {
  ready: CheckoutReady | null;
  /** @param pending the order of an earlier press that waits for its card */
  children(pending: Order | null): ReactNode;
};

/**
 * Lets nobody order a second time: draws its children once it is known what became of an order that
 * was sent before, here or in another tab, and leads to one that stands (rules R51, R52).
 */
export function AttemptGate({ ready, children }: AttemptGateProps) {
  const hasSent = useCheckout((state) => state.attemptBody !== null);
  const attempt = useAttempt(ready?.cart.version ?? null);
  const orderOfOtherTab = useOrderOfOtherTab();
  if (attempt.kind === 'done') return <Navigate replace to={afterOrder(attempt.order)} />;
  if (attempt.kind === 'checking' || attempt.kind === 'failed') {
    return <AttemptNotice attempt={attempt} />;
  }
  // The other tab has finished the draft, so nothing below knows of an order any more.
  if (!hasSent && orderOfOtherTab !== null) {
    if (orderOfOtherTab === 'checking') return <AttemptNotice attempt={{ kind: 'checking' }} />;
    return <Navigate replace to={afterOrder(orderOfOtherTab)} />;
  }
  return children(attempt.kind === 'pending' ? attempt.order : null);
}
