import type { Order } from '#schemas/api/orders.ts';
import type { OrderRefund } from '#schemas/api/refunds.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';

/** What is said of a refund of an order: a sentence for each tender, and why it was given. */
export function useRefundText({ currency }: Pick<Order, 'currency'>) {
  const { refunds: words } = useMessages().order;
  const format = useFormat();
  return ({
    tenders,
    reason,
  }: Pick<OrderRefund, 'tenders' | 'reason'>): { amounts: string[]; reason: string } => ({
    amounts: tenders.map(({ kind, amount, state }) => {
      const text = format.money(toMinor(amount, currency));
      return kind === 'card' ? words.to.card[state](text) : words.to[kind](text);
    }),
    reason: reason === '' ? '' : words.why(reason),
  });
}
