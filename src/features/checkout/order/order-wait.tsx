import type { Order } from '#schemas/api/orders.ts';
import { minuteMs } from '#schemas/rules/time/minute.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './order-wait.module.css';
import { useNow } from '#ui/page/use-now.ts';
import { useTimeAt } from './use-order-time.ts';

/** Until when it waits for its payment or for the kitchen's answer; counts without a word. */
export function OrderWait({ order }: { order: Order }) {
  const { waits: words } = useMessages().order;
  const timeAt = useTimeAt();
  const present = useNow();
  const { status, waits_until: until, time_zone } = order;
  if (until === null) return null;
  const left = Date.parse(until) - present;
  if (left <= 0) return null;
  const say = status === 'pending_payment' ? words.payment : words.answer[order.if_unanswered];
  return (
    <p className={css.wait}>
      {say(timeAt(until, time_zone))} <span>{words.left(Math.floor(left / minuteMs))}</span>
    </p>
  );
}
