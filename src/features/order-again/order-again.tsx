import { type ReactNode, useEffect, useId, useRef } from 'react';
import type { Order } from '#schemas/api/orders.ts';
import { enHistory } from '#schemas/messages/en-history.ts';
import { toMinor } from '#schemas/money.ts';
import { shownName } from '#schemas/rules/menu/shown-name.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { localDateTime } from '#schemas/rules/time/local-date-time.ts';
import { comma } from '#schemas/messages/en/language.ts';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { Price } from '#variants/primitives/price.tsx';
import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { useOwnOrders } from '../../api/own-orders.ts';
import { useRestaurants } from '#ui/api/restaurants.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { paths } from '#ui/paths.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { ReorderButton } from '../checkout/order/reorder-button.tsx';
import { rememberOrdered } from './has-ordered.ts';
import css from './order-again.module.css';
import { ordersToRepeat } from './orders-to-repeat.ts';
import { useMayAppear } from './use-may-appear.ts';

const ofAnyKind = { restaurantId: null, kind: null } as const;

/**
 * The last orders of whoever comes back, each with one press to have it in the cart again. Without
 * a reply nothing is drawn that was not there; the menu does not wait for it.
 */
export function OrderAgain() {
  const stores = useStores();
  const place = useRef<HTMLDivElement>(null);
  const { mayAppear, isReserved } = useMayAppear(place);
  const { data, isError, refetch } = useOwnOrders(ofAnyKind);
  const orders = data?.pages[0]?.orders;
  const count = orders?.length;
  useEffect(() => {
    if (count !== undefined) rememberOrdered(stores, count > 0);
  }, [stores, count]);
  const content = contentOf({ orders, isError, isReserved, refetch: () => void refetch() });
  return (
    <div ref={place} className={css.whole}>
      {mayAppear && content && <Frame>{content}</Frame>}
    </div>
  );
}

type Loaded = {
  orders: Order[] | undefined;
  isError: boolean;
  isReserved: boolean;
  refetch(): void;
};

/** Where space was reserved it holds something at any time: nothing below may move. */
function contentOf({ orders, isError, isReserved, refetch }: Loaded): ReactNode {
  const words = enHistory.orderAgain;
  if (orders && orders.length > 0) {
    return (
      <ul className={css.list}>
        {ordersToRepeat(orders).map((order) => (
          <li key={order.id} className={css.item}>
            <OrderToRepeat order={order} />
          </li>
        ))}
      </ul>
    );
  }
  if (!isReserved) return null;
  if (orders) return <p className={css.note}>{words.none}</p>;
  if (!isError) return <Skeleton height="6rem" />;
  return (
    <p className={css.note}>
      {words.failed}{' '}
      <button type="button" className={css.plain} onClick={refetch}>
        {words.tryAgain}
      </button>
    </p>
  );
}

function Frame({ children }: { children: ReactNode }) {
  const words = enHistory.orderAgain;
  const id = useId();
  return (
    <section className={css.frame} aria-labelledby={id}>
      <div className={css.head}>
        <p id={id} className={css.heading}>
          {words.heading}
        </p>
        <a className={css.plain} href={paths.orderHistory}>
          {words.all}
        </a>
      </div>
      {children}
    </section>
  );
}

function OrderToRepeat({ order }: { order: Order }) {
  const { orderHistory, orderAgain: words } = enHistory;
  const { cartContents } = useMessages();
  const { date } = useFormat();
  const { restaurants } = useRestaurants();
  const id = useId();
  const placed = localDateTime(Date.parse(order.placed_at), order.time_zone);
  return (
    <div className={css.card}>
      <div className={css.words}>
        <p id={id} className={css.dishes}>
          {order.items
            .map((item) =>
              orderHistory.dish(item.quantity, shownName(item.name, cartContents.unknownItem)),
            )
            .join(comma)}
        </p>
        <p className={css.when}>
          <time dateTime={order.placed_at}>{date(placed.date)}</time> ·{' '}
          <Price amount={toMinor(order.total, order.currency)} />
          {restaurants.length > 1 && ` · ${order.restaurant.name}`}
        </p>
      </div>
      <div className={css.action}>
        {isOrderOver(order.status) ? (
          <ReorderButton order={order} describedBy={id} />
        ) : (
          <ButtonLink
            look="outline"
            href={paths.orderConfirmation(order.id)}
            aria-label={orderHistory.followOf(order.number)}
          >
            {words.follow}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
