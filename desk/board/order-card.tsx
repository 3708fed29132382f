import Bike from 'lucide-react/icons/bike';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import Utensils from 'lucide-react/icons/utensils';
import { memo } from 'react';
import type { StaffOrder } from '#schemas/api/staff.ts';
import { ActionButton } from '#variants/primitives/action-button.tsx';
import { isHeldBack } from '../queue/apply-actions.ts';
import { PendingLine } from '../queue/pending-line.tsx';
import type { QueuedAction } from '../queue/queued-action.ts';
import { nextStep, type NextStep } from './board-columns.ts';
import css from './order-card.module.css';
import { OrderLines } from './order-lines.tsx';
import { useDesk } from '../shared/desk-context.ts';
import { useDeskMessages } from '../shared/use-desk-messages.ts';
import { TestMark } from './test-mark.tsx';
import { useOrderLabels } from './use-order-labels.ts';

const icons = { pickup: ShoppingBag, delivery: Bike, dine_in: Utensils };

type OrderCardProps = {
  order: StaffOrder;
  /** What was done about it and is still to be sent. */
  waiting: readonly QueuedAction[] | undefined;
  /** Epoch ms. */
  now: number;
  onStep(order: StaffOrder, step: NextStep): void;
  onDetails(orderId: string): void;
};

/** By which a card is found, to be focused. */
export const cardId = (orderId: string): string => `order-${orderId}`;

/** An order on the board: what, for when, for whom, and the next step. */
export const OrderCard = memo(function OrderCard(props: OrderCardProps) {
  const { order, waiting = [], now, onStep, onDetails } = props;
  const words = useDeskMessages().desk;
  const labels = useOrderLabels(order, now);
  const { restaurants, restaurantId } = useDesk();
  const isOfAll = restaurantId === null && restaurants.length > 1;
  // Nothing follows what the server has to agree to first.
  const step = waiting.some(({ call }) => isHeldBack(call, order)) ? null : nextStep(order);
  const Icon = icons[order.delivery_method];
  const name =
    step === null
      ? ''
      : step === 'completed'
        ? words.next.completed[order.delivery_method]
        : words.next[step];
  return (
    <article
      id={cardId(order.id)}
      className={css.card}
      tabIndex={-1}
      aria-label={words.order.heading(order.number)}
      data-late={labels.isLate || undefined}
      data-status={order.status}
    >
      <header className={css.head}>
        <h3 className={css.number}>{order.number}</h3>
        <p className={css.when}>
          <span className={css.time}>{labels.time}</span>
          {labels.day && <span className={css.day}>{labels.day}</span>}
          {labels.due && <span className={css.due}>{labels.due}</span>}
        </p>
      </header>
      {isOfAll && <p className={css.place}>{order.restaurant.name}</p>}
      <TestMark order={order} />
      <p className={css.who}>
        <Icon aria-hidden="true" size={18} />
        <span>
          {labels.type} · {order.customer.name}
        </span>
      </p>
      <OrderLines lines={order.items} />
      {order.special_instructions !== '' && (
        <p className={css.note}>{words.note(order.special_instructions)}</p>
      )}
      <p className={css.money} data-collect={labels.isToCollect || undefined}>
        {labels.money}
      </p>
      {labels.answer && <p className={css.answer}>{labels.answer}</p>}
      <PendingLine waiting={waiting} />
      <div className={css.actions}>
        {step && (
          <ActionButton
            aria-label={words.actionOf(name, order.number)}
            onClick={() => onStep(order, step)}
          >
            {name}
          </ActionButton>
        )}
        <ActionButton
          look="outline"
          aria-label={words.detailsOf(order.number)}
          onClick={() => onDetails(order.id)}
        >
          {words.details}
        </ActionButton>
      </div>
    </article>
  );
});
