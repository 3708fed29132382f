import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';

/**
 * What of an order is paid or to be paid, in words; null where the money is described beside its
 * state: it ended, or a card is only held.
 */
export function usePaidText(order: Order): string | null {
  const { receipt: words } = useMessages().order;
  const { money } = useFormat();
  const { payment_status: payment, payment_method: method, currency, status } = order;
  if (isUnfulfilled(status) || (payment !== 'paid' && payment !== 'unpaid')) return null;
  const due = toMinor(order.due, currency);
  // What a change added to a card's payment is paid when the order is handed over.
  const rest = method === 'card' ? toMinor(order.changes.at(-1)?.collect_now ?? 0, currency) : 0;
  if (rest > 0) {
    const state = status === 'completed' ? 'collected' : 'open';
    return words.partly[state](money(due - rest), money(rest));
  }
  const isPaid = payment === 'paid' || (method === 'cashOnDelivery' && status === 'completed');
  if (isPaid) return words.paid[method](money(due));
  const isAtTable = order.delivery_method === 'dine_in' && method === 'cashOnDelivery';
  return isAtTable ? words.unpaidAtTable(money(due)) : words.unpaid[method](money(due));
}
