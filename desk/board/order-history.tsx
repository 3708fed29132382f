import type { StaffOrder } from '#schemas/api/staff.ts';
import { toMinor } from '#schemas/money.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';
import { useFormat } from '#ui/messages.tsx';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import css from './order-dialog.module.css';
import { useOrderLabels } from './use-order-labels.ts';

type OrderHistoryProps = { order: StaffOrder; now: number };

/** What happened to an order: when, what, and who did it. */
export function OrderHistory({ order, now }: OrderHistoryProps) {
  const {
    desk: { order: words },
    deskChanges,
  } = useDeskMessages();
  const { clock } = useOrderLabels(order, now);
  const format = useFormat();
  const money = (major: number) => format.money(toMinor(major, order.currency));
  const moneyOf = (change: StaffOrder['changes'][number]): string[] => {
    const { total_was, total_now, refunded, collect_was, collect_now } = change;
    return [
      ...(total_was === total_now
        ? []
        : [deskChanges.historyTotal(money(total_was), money(total_now))]),
      ...(refunded === 0 ? [] : [deskChanges.historyBack(money(refunded))]),
      ...(collect_was === collect_now
        ? []
        : [deskChanges.historyCollect(money(collect_was), money(collect_now))]),
    ];
  };
  return (
    <ol className={css.history}>
      {order.events.map((event, index) => {
        const before = order.events[index - 1];
        const change = order.changes.find(({ event_id }) => event_id === event.id);
        const isStep = event.status !== before?.status;
        const isNewTime = before !== undefined && event.promised_at !== before.promised_at;
        const parts = [
          isStep && words.steps[event.status],
          change !== undefined &&
            deskChanges.history(
              [
                ...change.lines.map((line) => lineChangeText(line, deskChanges.line)),
                ...moneyOf(change),
              ].join(', '),
            ),
          isNewTime && words.newTime(clock(event.promised_at)),
        ].filter((part) => part !== false);
        return (
          <li key={event.id} className={css.event}>
            <time dateTime={event.at}>{clock(event.at)}</time>
            <span>
              {parts.length > 0 ? parts.join(', ') : words.noted}
              <span className={css.by}> · {event.by ?? words.actors[event.actor]}</span>
              {event.reason !== '' && <span className={css.by}> · {event.reason}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
