import { Navigate } from 'react-router-dom';
import { toMinor } from '#schemas/money.ts';
import { ownerOf } from '#src/api/cart-key.ts';
import type { CheckoutReady } from '#src/features/checkout/checkout-gate.tsx';
import { stepHref } from '#src/features/checkout/checkout-progress.tsx';
import { EmptyCheckout } from '#src/features/checkout/empty-checkout.tsx';
import { offeredPayments } from '#src/features/checkout/offered-choices.ts';
import { OrderSummary } from '#src/features/checkout/order-summary.tsx';
import { OrderReceipt } from '#src/features/order/order-receipt.tsx';
import { useChosenTime } from '#src/features/checkout/use-time-check.ts';
import { paths } from '#src/paths.ts';
import { useAccount, useCheckout, useConfig } from '#src/stores/stores.tsx';
import { AttemptNotice } from './attempt-notice.tsx';
import { orderRequest } from './order-request.ts';
import { PaymentStep } from './payment-step.tsx';
import { useAttempt } from './use-attempt.ts';

const noLines: readonly never[] = [];

/**
 * Pays for the cart; or, where the cart is empty because its order stands already, for that order.
 * Both draw one PaymentStep at one place: a card being written survives the change between them.
 */
export function PaymentFlow({ ready }: { ready: CheckoutReady | null }) {
  const draft = useCheckout((state) => state);
  const owner = ownerOf(useAccount((state) => state));
  const config = useConfig(({ paymentConfig }) => paymentConfig);
  const attempt = useAttempt(ready?.cart.version ?? null);
  // As soon as possible moves on here too, but never under an order that was sent.
  const restaurantId = ready?.restaurant.restaurant.id ?? null;
  useChosenTime(draft.attemptBody === null ? restaurantId : null);

  if (attempt.kind === 'done') return <Navigate replace to={paths.checkoutSuccess} />;
  if (attempt.kind === 'checking' || attempt.kind === 'failed') {
    return <AttemptNotice attempt={attempt} />;
  }
  const pending = attempt.kind === 'pending' ? attempt.order : null;
  if (!ready) {
    if (!pending || !draft.attemptBody) return <EmptyCheckout />;
    return (
      <PaymentStep
        body={draft.attemptBody}
        total={toMinor(pending.due, pending.currency)}
        lines={noLines}
        summary={<OrderReceipt order={pending} />}
        pending={pending}
      />
    );
  }
  if (!draft.step1Completed || !owner || restaurantId === null)
    return <Navigate replace to={stepHref.details} />;
  if (!offeredPayments(config).includes(draft.paymentMethod)) {
    return <Navigate replace to={stepHref.review} />;
  }
  const { cart, view, couponError } = ready;
  const isCouponRefused = couponError !== null;
  // A cart that changed since becomes another order, which takes the place of the unpaid one.
  const isSameCart = draft.attemptBody?.cart_version === cart.version;
  return (
    <PaymentStep
      body={orderRequest({ draft, cart, owner, restaurantId, isCouponRefused })}
      total={view.total}
      lines={cart.items}
      summary={<OrderSummary view={view} deliveryCharge={draft.deliveryCharge} />}
      pending={isSameCart ? pending : null}
    />
  );
}
