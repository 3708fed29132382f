import { useId } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { lineChangeText } from '#schemas/rules/line-change-text.ts';
import { keyed } from '#variants/primitives/keyed.ts';
import { useMessages } from '#ui/messages.tsx';
import css from './order-refunds.module.css';
import { useChangeMoney } from './use-change-text.ts';

/** What the restaurant changed of an order, newest last, and what that means for the money. */
export function OrderChanges({ order }: { order: Order }) {
  const { changes: words } = useMessages().order;
  const moneyOf = useChangeMoney();
  const id = useId();
  const latest = order.changes.at(-1);
  if (!latest) return null;
  const reasonOf = (eventId: number) =>
    order.events.find((event) => event.id === eventId)?.reason ?? '';
  return (
    <section className={css.refunds} aria-labelledby={id}>
      <h2 className={css.heading} id={id}>
        {words.heading}
      </h2>
      <ul className={css.list}>
        {order.changes.map((change) => (
          <li key={change.event_id}>
            {keyed(change.lines, (line) => `${line.kind} ${line.name}`).map(({ key, thing }) => (
              <p key={key}>{lineChangeText(thing, words.line)}</p>
            ))}
            {reasonOf(change.event_id) !== '' && <p>{words.why(reasonOf(change.event_id))}</p>}
            {change === latest && <p className={css.amount}>{moneyOf(change, order).join(' ')}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
