import { Navigate } from 'react-router-dom';
import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import type { CheckoutReady } from '../frame/checkout-gate.tsx';
import { useStepHref } from '../frame/checkout-progress.tsx';
import { EmptyCheckout } from '../frame/empty-checkout.tsx';
import { useOfferedPayments } from '../frame/use-offered-payments.ts';
import { useOrderDraft } from '../frame/use-order-draft.ts';
import { OrderSummary } from '../frame/order-summary.tsx';
import { OrderReceipt } from '../order/order-receipt.tsx';
import { useChosenTime } from '../time/use-time-check.ts';
import { AttemptGate } from './attempt-gate.tsx';
import { PaymentStep } from './payment-step.tsx';
import { useSeenOrder } from './use-seen-order.ts';

const nothing = () => undefined;

type PaymentFlowProps = { ready: CheckoutReady | null };

/**
 * Pays for the cart; or, where the cart is empty because its order stands already, for that order.
 * Both draw one PaymentStep at one place: a card being written survives the change between them.
 */
export function PaymentFlow({ ready }: PaymentFlowProps) {
  const { attemptBody } = useOrderDraft();
  // As soon as possible moves on here too, but never under an order that was sent.
  const restaurantId = ready?.restaurant.restaurant.id ?? null;
  useChosenTime(attemptBody === null ? restaurantId : null, ready?.cart.version ?? null);
  return (
    <AttemptGate ready={ready}>
      {(pending) => <CartOrOrder ready={ready} pending={pending} />}
    </AttemptGate>
  );
}

function CartOrOrder({ ready, pending }: PaymentFlowProps & { pending: Order | null }) {
  const draft = useOrderDraft();
  const stepHref = useStepHref();
  const offered = useOfferedPayments();
  const seen = useSeenOrder(ready);
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
  if (!draft.step1Completed || !seen) return <Navigate replace to={stepHref.details} />;
  const isPayable = offered.includes(draft.paymentMethod);
  if (!isPayable && ready.view.due > 0) {
    return <Navigate replace to={stepHref.review} />;
  }
  const { body, cart, view, onAnswered } = seen;
  // A cart that changed since becomes another order, which takes the place of the unpaid one.
  const isSameCart = draft.attemptBody?.cart_version === cart.version;
  return (
    <PaymentStep
      body={body}
      total={view.due}
      cart={cart}
      isRepricing={ready.isRepricing}
      summary={<OrderSummary view={view} isRepricing={ready.isRepricing} />}
      pending={isSameCart ? pending : null}
      onAnswered={onAnswered}
    />
  );
}
