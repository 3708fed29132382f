import { useId } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import css from './order-refunds.module.css';

/** What went back of an order's money, or is on its way, each with its day and its reason. */
export function OrderRefunds({ order }: { order: Order }) {
  const { refunds: words } = useMessages().order;
  const format = useFormat();
  const id = useId();
  if (order.refunds.length === 0) return null;
  const money = (major: number) => format.money(toMinor(major, order.currency));
  return (
    <section className={css.refunds} aria-live="polite" aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {words.heading}
      </h2>
      <ul className={css.list}>
        {order.refunds.map(({ id: refundId, at, reason, tenders }) => (
          <li key={refundId}>
            {keyed(tenders, ({ kind }) => kind).map(({ key, thing: { kind, amount, state } }) => (
              <p key={key} className={css.amount}>
                {kind === 'cash'
                  ? words.to.cash(money(amount))
                  : words.to.card[state](money(amount))}
              </p>
            ))}
            <p>
              {format.date(localDateTime(Date.parse(at), order.time_zone).date)}
              {reason !== '' && `: ${words.why(reason)}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
