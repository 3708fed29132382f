import { Button } from '@chakra-ui/react/button';
import type { Order } from '#schemas/api/orders.ts';
import { isMissing, useOrder } from '#src/api/orders.ts';
import { useMessages } from '#src/app/messages.tsx';
import { CheckoutNotice } from '#src/features/checkout/checkout-notice.tsx';
import { CheckoutSkeleton } from '#src/features/checkout/checkout-skeleton.tsx';
import { StepHeading } from '#src/features/checkout/step-heading.tsx';
import { paths } from '#src/paths.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import css from './order-confirmation.module.css';
import { OrderPlace } from './order-place.tsx';
import { hasEnded, isFinished } from './order-progress.ts';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderSteps } from './order-steps.tsx';
import { useOrderTime } from './use-order-time.ts';

/** An order after it was placed (design.md, After): promised time, steps, the way there, receipt. */
export function OrderConfirmation({ orderId }: { orderId: string }) {
  const { order: words } = useMessages();
  const { data: order, error, refetch } = useOrder(orderId);
  if (order) return <OrderView order={order} />;
  if (isMissing(error)) {
    return (
      <CheckoutNotice heading={words.missing.heading} text={words.missing.text}>
        <ButtonLink href={paths.menu}>{words.missing.menu}</ButtonLink>
      </CheckoutNotice>
    );
  }
  if (error) {
    return (
      <CheckoutNotice heading={words.failed.heading} text={words.failed.text}>
        <Button size="lg" onClick={() => void refetch()}>
          {words.failed.again}
        </Button>
      </CheckoutNotice>
    );
  }
  return <CheckoutSkeleton label={words.loading} />;
}

function OrderView({ order }: { order: Order }) {
  const { order: words } = useMessages();
  const time = useOrderTime()(order);
  const { status, delivery_method: method } = order;
  const now = words.now[status];
  const isWaiting = status === 'pending_payment';
  return (
    <div className={css.page}>
      <div className={css.status}>
        <header className={css.header}>
          <p className={css.number}>{words.title(order.number)}</p>
          <StepHeading>{headingOf(order, words, time)}</StepHeading>
          <output className={css.now}>{typeof now === 'string' ? now : now[method]}</output>
          {order.payment_status === 'refunded' && <p>{words.refunded}</p>}
        </header>
        <OrderSteps order={order} />
        {isWaiting && <ButtonLink href={paths.checkoutPayment}>{words.finishPaying}</ButtonLink>}
        {isFinished(status) && <ButtonLink href={paths.menu}>{words.orderAgain}</ButtonLink>}
      </div>
      <div className={css.place}>
        <OrderPlace order={order} />
      </div>
      <div className={css.receipt}>
        <OrderReceipt order={order} />
      </div>
    </div>
  );
}

/** The promised time large; an order that is over says how it ended. */
function headingOf(
  { status, delivery_method: method }: Order,
  words: ReturnType<typeof useMessages>['order'],
  time: string,
): string {
  if (status === 'completed') return words.promised.done[method];
  if (hasEnded(status)) return words.endedHeading;
  if (status === 'pending_payment') return words.waitingHeading;
  return words.promised[method](time);
}
