import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#ui/messages.tsx';
import { Bill, billRows } from '#src/features/cart/index.ts';
import summary from '../frame/order-summary.module.css';
import { taxNumberText } from '#schemas/tax-number-text.ts';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { ReceiptLine } from './receipt-line.tsx';
import { usePaidText } from './use-paid-text.ts';
import css from './order-receipt.module.css';

/** The receipt, folded; its amounts are those that were paid (rule R5). */
export function OrderReceipt({ order }: { order: Order }) {
  const { order: words, cartContents } = useMessages();
  const { money } = useFormat();
  const { locale } = useStorefront();
  const due = money(toMinor(order.due, order.currency));
  const paid = usePaidText(order);
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
        {paid !== null && <p>{paid}</p>}
        {taxNumber !== null && <p className={css.taxNumber}>{taxNumber}</p>}
        {order.special_instructions && <p>{words.receipt.note(order.special_instructions)}</p>}
      </div>
    </details>
  );
}
