import type { OrderEvent, OrderStatus, PaymentState } from '../api/orders.ts';
import { isOrderOver, isUnfulfilled } from './order-end.ts';

/**
 * How long an order that was handed over is still followed, in ms: what was missing or cold is
 * noticed at the table, and refunded the same evening.
 */
export const followedAfterEnd = 3 * 60 * 60 * 1000;

type Followed = {
  status: OrderStatus;
  payment_status: PaymentState;
  refunds: readonly { state: 'pending' | 'done' | 'failed' }[];
  events: readonly Pick<OrderEvent, 'at'>[];
};

/** Whether money of it is on its way back. */
export const hasMoneyOnItsWay = ({
  payment_status,
  refunds,
}: Pick<Followed, 'payment_status' | 'refunds'>): boolean =>
  payment_status === 'refund_pending' || refunds.some(({ state }) => state === 'pending');

/**
 * Whether something about an order may still change while its customer looks at it: every step, and
 * for a while after its end the money that goes back (rule R71). An order that ended unfulfilled has
 * all of its money back once it is settled.
 * @param now in epoch ms.
 */
export function isOrderFollowed(order: Followed, now: number): boolean {
  if (!isOrderOver(order.status)) return true;
  const last = order.events.at(-1);
  if (!last || now - Date.parse(last.at) >= followedAfterEnd) return false;
  return !isUnfulfilled(order.status) || hasMoneyOnItsWay(order);
}
