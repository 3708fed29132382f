import { useEffect, useRef, useState } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import css from './order-steps.module.css';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import { useMessages } from '#ui/messages.tsx';
import { useChangeText } from './use-change-text.ts';
import { useOrderText } from './use-order-text.ts';
import { useRefundText } from './use-refund-text.ts';

/** Announces what has changed about an order (rule R96), but not its first state. */
export function OrderAnnouncer({ order }: { order: Order }) {
  const { change: words } = useMessages().order;
  const { heading, now, money } = useOrderText(order);
  const refund = useRefundText(order);
  const why = timeChangeOf(order)?.reason ?? '';
  const changed = useChangeText(order);
  const refunded = order.refunds.at(-1);
  const sentence = [
    heading,
    now,
    why && words.why(why),
    changed,
    money,
    ...(refunded ? refund(refunded).amounts : []),
    refunded && refund(refunded).reason,
  ]
    .filter(Boolean)
    .join(' · ');
  const refunds = order.refunds.map(({ id, state }) => `${id} ${state}`);
  const state = [
    order.status,
    order.promised_at,
    order.payment_status,
    order.changes.length,
    ...refunds,
  ].join();
  const known = useRef(state);
  const [news, setNews] = useState('');
  useEffect(() => {
    if (state === known.current) return;
    known.current = state;
    setNews(sentence);
  }, [sentence, state]);
  return <output className={css.hidden}>{news}</output>;
}
