import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '../../../messages.tsx';
import { Bill, billRows } from '#src/features/cart/index.ts';
import summary from '../frame/order-summary.module.css';
import { isUnfulfilled } from '#schemas/rules/order-end.ts';
import { taxNumberText } from '#schemas/tax-number-text.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import css from './order-receipt.module.css';

/** The receipt, folded; its amounts are those that were paid (rule R5). */
export function OrderReceipt({ order }: { order: Order }) {
  const { order: words, cartContents } = useMessages();
  const { money } = useFormat();
  const { locale } = useStorefront();
  const due = money(toMinor(order.due, order.currency));
  const { payment_status: payment, payment_method: method } = order;
  // The money of an order that ended is described beside its state.
  const isPaid =
    payment === 'paid' || (method === 'cashOnDelivery' && order.status === 'completed');
  // What a change added to a card's payment is paid when the order is handed over.
  const rest =
    method === 'card' ? toMinor(order.changes.at(-1)?.collect_now ?? 0, order.currency) : 0;
  const partly =
    rest > 0
      ? words.receipt.partly[order.status === 'completed' ? 'collected' : 'open'](
          money(toMinor(order.due, order.currency) - rest),
          money(rest),
        )
      : null;
  const isPlain = !isUnfulfilled(order.status) && (payment === 'paid' || payment === 'unpaid');
  const taxNumber = taxNumberText(order.restaurant.tax_number, {
    locale,
    names: words.receipt.taxNumber,
  });
  return (
    <details className={summary.summary}>
      <summary className={`${summary.fold} ${summary.folds}`}>
        <span>{words.receipt.heading}</span>
        <span className={summary.total}>{due}</span>
      </summary>
      <div className={summary.body}>
        <ul className={css.lines}>
          {order.items.map((line) => (
            <ReceiptLine key={line.id} line={line} currency={order.currency} />
          ))}
        </ul>
        <Bill rows={billRows(order, cartContents)} />
        {isPlain && <p>{partly ?? words.receipt[isPaid ? 'paid' : 'unpaid'][method](due)}</p>}
        {taxNumber !== null && <p className={css.taxNumber}>{taxNumber}</p>}
        {order.special_instructions && <p>{words.receipt.note(order.special_instructions)}</p>}
      </div>
    </details>
  );
}
