import { useId } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import css from './order-refunds.module.css';
import { useRefundText } from './use-refund-text.ts';

/** What went back of an order's money, or is on its way, each with its day and its reason. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds: words } = useMessages().order;
  const format = useFormat();
  const refundText = useRefundText(order);
  const id = useId();
  if (order.refunds.length === 0) return null;
  return (
    <section className={css.refunds} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {words.heading}
      </h2>
      <ul className={css.list}>
        {order.refunds.map((refund) => {
          const { amounts, reason } = refundText(refund);
          const day = format.date(localDateTime(Date.parse(refund.at), order.time_zone).date);
          return (
            <li key={refund.id}>
              {keyed(amounts, (sentence) => sentence).map(({ key, thing }) => (
                <p key={key} className={css.amount}>
                  {thing}
                </p>
              ))}
              <p>
                {day}
                {reason !== '' && `: ${reason}`}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
