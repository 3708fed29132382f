import { useOrder } from '#ui/api/orders.ts';
import type { Order } from '#schemas/api/orders.ts';
import type { OrderingMessages } from '#schemas/messages/en-ordering.ts';
import { isOrderOver } from '#schemas/rules/order-end.ts';
import { useMessages } from '#ui/messages.tsx';
import { CheckoutSkeleton } from '../frame/checkout-skeleton.tsx';
import { EmptyCheckout } from '../frame/empty-checkout.tsx';
import { StepHeading } from '../frame/step-heading.tsx';
import { paths } from '#ui/paths.ts';
import { useCheckout } from '#ui/stores/stores.tsx';
import { ButtonLink } from '#variants/primitives/button-link.tsx';
import { OrderPoints } from './order-points.tsx';
import { useFinishedDraft } from './use-finished-draft.ts';
import { useOrderTime } from './use-order-time.ts';
import css from './order-thanks.module.css';
import { RestaurantPicture } from './restaurant-picture.tsx';

/** The thanks, with number and time; the draft is done with, and the guest's details stay. */
export function OrderThanks() {
  const { checkout: texts, order: orders } = useMessages();
  const { success: words, payment } = texts;
  const orderId = useCheckout((state) => state.placedOrderId);
  const { data: order, isError } = useOrder(orderId);
  const timeOf = useOrderTime();
  const isFinished = useFinishedDraft(order);

  if (orderId === null) return <EmptyCheckout />;
  if (!order && !isError) return <CheckoutSkeleton label={words.loading} />;
  const name = order?.customer.name.trim().split(/\s+/)[0];
  const thanks = name ? words.named(name) : words.heading;
  const isUnderWay = isFinished && order !== undefined && !isOrderOver(order.status);
  return (
    <div className={css.thanks}>
      <div className={css.words}>
        <StepHeading>{order ? headingOf(order, orders, thanks) : thanks}</StepHeading>
        {isUnderWay && (
          <>
            <p className={css.time}>
              {order.delivery_method === 'delivery'
                ? words.delivered(timeOf(order))
                : words.ready(timeOf(order))}
            </p>
            <p className={css.text}>{words.text(order.number)}</p>
            <OrderPoints order={order} />
          </>
        )}
        {isError && <p className={css.text}>{payment.unchecked}</p>}
        <div className={css.actions}>
          <ButtonLink href={paths.orderConfirmation(orderId)}>{words.follow}</ButtonLink>
          <ButtonLink look="outline" href={paths.menu}>
            {words.menu}
          </ButtonLink>
        </div>
      </div>
      {order && (
        <figure className={css.place}>
          <div className={css.frame}>
            <RestaurantPicture restaurant={order.restaurant} />
          </div>
          <figcaption>
            <strong>{order.restaurant.name}</strong>
            <br />
            <span className={css.street}>
              {order.restaurant.street_name}, {order.restaurant.city}
            </span>
          </figcaption>
        </figure>
      )}
    </div>
  );
}

/** What stands above it: an order that waits for its payment or did not work out has no thanks. */
function headingOf({ status }: Order, words: OrderingMessages['order'], thanks: string): string {
  switch (status) {
    case 'pending_payment':
      return words.waitingHeading;
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return words.ended[status];
    default:
      return thanks;
  }
}
