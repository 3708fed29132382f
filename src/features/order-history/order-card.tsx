import { useRef } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { enHistory } from '#schemas/messages/en-history.ts';
import { toMinor } from '#schemas/money.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { Price } from '#variants/primitives/price.tsx';
import { useLiveOrder } from '../../api/use-live-order.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { CancelOrder } from '../checkout/order/cancel-order.tsx';
import { OrderAnnouncer } from '../checkout/order/order-announcer.tsx';
import { ReorderButton } from '../checkout/order/reorder-button.tsx';
import { useOrderText } from '../checkout/order/use-order-text.ts';
import css from './order-history-page.module.css';

/** An order that is under way, as it changes. */
export function LiveOrderCard({ order }: { order: Order }) {
  const { data = order } = useLiveOrder(order.id);
  return (
    <>
      <OrderAnnouncer order={data} />
      <OrderCard order={data} />
    </>
  );
}

/** An order in a list: what it was, how it is, and what can be done with it. */
export function OrderCard({ order }: { order: Order }) {
  const words = enHistory.orderHistory;
  const { cartContents } = useMessages();
  const { date, time } = useFormat();
  const { heading, money } = useOrderText(order);
  const name = useRef<HTMLHeadingElement>(null);
  const placed = localDateTime(Date.parse(order.placed_at), order.time_zone);
  const isOver = isOrderOver(order.status);
  return (
    <article className={css.card} data-open={!isOver || undefined}>
      <div className={css.cardHead}>
        <h2 className={css.name} ref={name} tabIndex={-1}>
          {words.number(order.number)}
        </h2>
        <p className={css.total}>
          <Price amount={toMinor(order.total, order.currency)} />
        </p>
        <p className={css.where}>
          {order.restaurant.name} · {words.kinds[order.delivery_method]} ·{' '}
          <time dateTime={order.placed_at}>
            {words.placed(date(placed.date), time(placed.time))}
          </time>
        </p>
      </div>
      <p className={css.status}>{heading}</p>
      {money && <p className={css.where}>{money}</p>}
      <p className={css.dishes}>
        {order.items
          .map((item) => words.dish(item.quantity, shownName(item.name, cartContents.unknownItem)))
          .join(comma)}
      </p>
      <div className={css.actions}>
        {isOver && <ReorderButton order={order} />}
        <a
          className={css.link}
          href={paths.orderConfirmation(order.id)}
          aria-label={isOver ? words.detailsOf(order.number) : words.followOf(order.number)}
        >
          {isOver ? words.details : words.follow}
        </a>
        <a
          className={css.link}
          href={`${paths.orderHistory}?receipt=${order.id}`}
          aria-label={words.receiptOf(order.number)}
        >
          {words.receipt}
        </a>
      </div>
      <CancelOrder order={order} onCancelled={() => name.current?.focus()} />
    </article>
  );
}
