import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import type { Cart } from '#schemas/api/cart.ts';
import { toMinor } from '#schemas/money.ts';
import { ownerOf } from '#src/api/cart-key.ts';
import { useMessages } from '../../../messages.tsx';
import { cartView } from '#src/features/cart/index.ts';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { EmptyCheckout } from '../frame/empty-checkout.tsx';
import { useOfferedPayments } from '../frame/use-offered-payments.ts';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { OrderSummary } from '../frame/order-summary.tsx';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { useChosenTime } from '../time/use-time-check.ts';
import { hasOwnDetails } from '#src/stores/account-store.ts';
import { useAccount } from '#src/stores/stores.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { afterOrder } from './after-order.ts';
import { orderRequest } from './order-request.ts';
import { PaymentStep } from './payment-step.tsx';
import { useAttempt } from './use-attempt.ts';
import { useOrderOfOtherTab } from './use-order-of-other-tab.ts';

const nothing = () => undefined;

/**
 * Pays for the cart; or, where the cart is empty because its order stands already, for that order.
 * Both draw one PaymentStep at one place: a card being written survives the change between them.
 */
export function PaymentFlow({ ready }: { ready: CheckoutReady | null }) {
  const { cartContents: words } = useMessages();
  const draft = useOrderDraft();
  const stepHref = useStepHref();
  const [answered, setAnswered] = useState<Cart | null>(null);
  const account = useAccount((state) => state);
  const owner = ownerOf(account);
  const givesDetails = !hasOwnDetails(account);
  const offered = useOfferedPayments();
  const attempt = useAttempt(ready?.cart.version ?? null);
  const orderOfOtherTab = useOrderOfOtherTab();
  // As soon as possible moves on here too, but never under an order that was sent.
  const restaurantId = ready?.restaurant.restaurant.id ?? null;
  useChosenTime(draft.attemptBody === null ? restaurantId : null, ready?.cart.version ?? null);

  if (attempt.kind === 'done') return <Navigate replace to={afterOrder(attempt.order)} />;
  if (attempt.kind === 'checking' || attempt.kind === 'failed') {
    return <AttemptNotice attempt={attempt} />;
  }
  // The other tab has finished the draft, so nothing below knows of an order any more.
  if (draft.attemptBody === null && orderOfOtherTab !== null) {
    if (orderOfOtherTab === 'checking') return <AttemptNotice attempt={{ kind: 'checking' }} />;
    return <Navigate replace to={afterOrder(orderOfOtherTab)} />;
  }
  const pending = attempt.kind === 'pending' ? attempt.order : null;
  if (!ready) {
    if (!pending || !draft.attemptBody) return <EmptyCheckout />;
    return (
      <PaymentStep
        body={draft.attemptBody}
        total={toMinor(pending.due, pending.currency)}
        cart={null}
        isRepricing={false}
        onAnswered={nothing}
        summary={<OrderReceipt order={pending} />}
        pending={pending}
      />
    );
  }
  if (!draft.step1Completed || !owner || restaurantId === null)
    return <Navigate replace to={stepHref.details} />;
  const isPayable = offered.includes(draft.paymentMethod);
  if (!isPayable && ready.view.due > 0) {
    return <Navigate replace to={stepHref.review} />;
  }
  // What a refusal was answered with is for what was sent, and newer than what we asked for.
  const isAnswered = answered !== null && answered.version === ready.cart.version;
  const cart = isAnswered ? answered : ready.cart;
  const view = isAnswered ? cartView(answered, words) : ready.view;
  const isCouponRefused = isAnswered ? !answered.coupon?.is_active : ready.couponError !== null;
  // A cart that changed since becomes another order, which takes the place of the unpaid one.
  const isSameCart = draft.attemptBody?.cart_version === cart.version;
  return (
    <PaymentStep
      body={orderRequest({ draft, cart, owner, restaurantId, isCouponRefused, givesDetails })}
      total={view.due}
      cart={cart}
      isRepricing={ready.isRepricing}
      summary={<OrderSummary view={view} isRepricing={ready.isRepricing} />}
      pending={isSameCart ? pending : null}
      onAnswered={setAnswered}
    />
  );
}
