import { useRef } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { OrderActions } from './order-actions.tsx';
import { OrderAnnouncer } from './order-announcer.tsx';
import css from './order-confirmation.module.css';
import { OrderChanges } from './order-changes.tsx';
import { OrderPlace } from './order-place.tsx';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { OrderPoints } from './order-points.tsx';
import { OrderRefunds } from './order-refunds.tsx';
import { OrderReceipt } from './order-receipt.tsx';
import { OrderTerms } from '#ui/orders/order-terms.tsx';
import { OrderSteps } from './order-steps.tsx';
import { OrderTable } from './order-table.tsx';
import { OrderWait } from './order-wait.tsx';
import { ShareOrder } from './share-order.tsx';
import { TimeChange } from './time-change.tsx';
import { useOrderText } from './use-order-text.ts';

/** Promised time, steps, what may be done, the way there, receipt. */
export function OrderView({ order }: { order: Order }) {
  const { order: words } = useMessages();
  const { heading, now, money } = useOrderText(order);
  const header = useRef<HTMLElement>(null);
  // That it was not paid is said already.
  const showsReason =
    isUnfulfilled(order.status) && order.status !== 'expired' && order.status_reason !== '';
  return (
    <div className={css.page}>
      <div className={css.status}>
        <header className={css.header} ref={header} tabIndex={-1}>
          <p className={css.number}>{words.title(order.number)}</p>
          <StepHeading>{heading}</StepHeading>
          <TimeChange order={order} />
          <p className={css.now}>{now}</p>
          <OrderTable order={order} />
          {showsReason && <p className={css.reason}>{order.status_reason}</p>}
          {money && <p className={css.money}>{money}</p>}
          <OrderWait order={order} />
          <OrderPoints order={order} />
        </header>
        <OrderChanges order={order} />
        <OrderRefunds order={order} />
        <OrderAnnouncer order={order} />
        <OrderSteps order={order} />
        <OrderActions order={order} onCancelled={() => header.current?.focus()} />
      </div>
      <div className={css.place}>
        <OrderPlace order={order} />
      </div>
      <div className={css.receipt}>
        <OrderReceipt order={order} />
        <ShareOrder order={order} />
        <OrderTerms order={order} />
      </div>
    </div>
  );
}
