import type { Order } from '#schemas/api/orders.ts';
import type { OrderingMessages } from '#schemas/messages/en-ordering.ts';
import { toMinor } from '#schemas/money.ts';
import { isOnlyHeld } from '#schemas/rules/is-only-held.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { useOrderTime } from './use-order-time.ts';

/** What an order's screen says, and what its live region reads out. */
export function useOrderText(order: Order): {
  /** The promised time; of an order that is over, how it ended. */
  heading: string;
  now: string;
  /** What happens with the money, where that is news; null elsewhere. */
  money: string | null;
} {
  const { order: words } = useMessages();
  const format = useFormat();
  const time = useOrderTime()(order);
  const now = words.now[order.status];
  return {
    heading: headingOf(order, words, time),
    now: typeof now === 'string' ? now : now[order.delivery_method],
    money: moneyOf(order, words.money, format.money(toMinor(order.due, order.currency))),
  };
}

function headingOf(order: Order, words: OrderingMessages['order'], time: string): string {
  const { status, delivery_method: method } = order;
  switch (status) {
    case 'pending_payment':
      return words.waitingHeading;
    case 'completed':
      return words.promised.done[method];
    case 'rejected':
    case 'cancelled':
    case 'expired':
      return words.ended[status];
    default:
      return words.promised[method](time);
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
