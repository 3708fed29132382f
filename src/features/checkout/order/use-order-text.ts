import type { Order } from '#schemas/api/orders.ts';
import type { OrderingMessages } from '#schemas/messages/en-ordering.ts';
import { toMinor } from '#schemas/money.ts';
import { acceptanceOf } from '#schemas/rules/acceptance-of.ts';
import { endedUnanswered } from '#schemas/rules/ended-unanswered.ts';
import { timeChangeOf } from '#schemas/rules/time-change-of.ts';
import { isOnlyHeld } from '#schemas/rules/is-only-held.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { useOrderTime } from './use-order-time.ts';

/** What an order's screen says, and what its live region reads out. */
export function useOrderText(order: Order): {
  /** The promised time, or which table it is brought to; of an order that is over, how it ended. */
  heading: string;
  now: string;
  /** What happens with the money, where that has changed; null elsewhere. */
  money: string | null;
} {
  const { order: words } = useMessages();
  const format = useFormat();
  const time = useOrderTime()(order);
  return {
    heading: headingOf(order, words, time),
    now: nowOf(order, words.now),
    // What went back is listed below, with its reason.
    money:
      order.refunds.length > 0
        ? null
        : moneyOf(order, words.money, format.money(toMinor(order.due, order.currency))),
  };
}

function nowOf(order: Order, words: OrderingMessages['order']['now']): string {
  const { status, delivery_method: method } = order;
  if (status === 'accepted') return words.accepted[acceptanceOf(order) ?? 'automatic'];
  if (status === 'placed' && order.reminded_at !== null) return words.unanswered;
  if (status === 'completed' && order.is_not_collected) return words.notCollected;
  return status === 'ready' ? words.ready[method] : words[status];
}

function headingOf(order: Order, words: OrderingMessages['order'], time: string): string {
  const { status, delivery_method: method, table } = order;
  switch (status) {
    case 'pending_payment':
      return words.waitingHeading;
    case 'completed':
      return order.is_not_collected
        ? words.ended.notCollected[method]
        : words.promised.done[method];
    case 'cancelled':
      return order.cancelled_by_customer ? words.ended.cancelledByYou : words.ended.cancelled;
    case 'rejected':
      return endedUnanswered(order) ? words.ended.unanswered : words.ended.rejected;
    case 'expired':
      return words.ended.expired;
    default:
      // A table is served as soon as it can be: no time is promised until the kitchen names one.
      return method === 'dine_in' && !timeChangeOf(order)
        ? words.table.brought(table)
        : words.promised[method](time);
  }
}

function moneyOf(
  order: Order,
  words: OrderingMessages['order']['money'],
  amount: string,
): string | null {
  const isOff = isUnfulfilled(order.status);
  switch (order.payment_status) {
    case 'refund_pending':
      return isOnlyHeld(order) ? words.letGo(amount) : words.refundPending(amount);
    case 'refunded':
      return words.refunded(amount);
    case 'voided':
      return words.voided;
    case 'authorised':
      return isOff ? words.voided : words.held(amount);
    case 'unpaid':
      if (!isOff) return null;
      return order.payment_method === 'card' ? words.nothingCharged : words.nothingToPay;
    case 'paid':
      return null;
  }
}
