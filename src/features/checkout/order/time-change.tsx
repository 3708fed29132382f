import type { Order } from '#schemas/api/orders.ts';
import { useMessages } from '#ui/messages.tsx';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import css from './time-change.module.css';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import { useTimeAt } from './use-order-time.ts';

/** The time that was promised before, struck, and why it changed. */
export function TimeChange({ order }: { order: Order }) {
  const { change: words } = useMessages().order;
  const timeAt = useTimeAt();
  const change = isOrderOver(order.status) ? null : timeChangeOf(order);
  if (!change) return null;
  const before = timeAt(change.before, order.time_zone);
  return (
    <div className={css.change} key={change.after}>
      <p>
        <span className={css.visuallyHidden}>{words.before(before)}</span>
        <s aria-hidden="true">{before}</s>
      </p>
      {change.reason !== '' && <p className={css.why}>{words.why(change.reason)}</p>}
    </div>
  );
}
