import type { Order } from '#schemas/api/orders.ts';
import { toMinor } from '#schemas/money.ts';
import { useFormat, useMessages } from '#src/app/messages.tsx';
import { billRows } from '#src/features/cart/bill-view.ts';
import { Bill } from '#src/features/cart/bill.tsx';
import summary from '#src/features/checkout/order-summary.module.css';
import css from '#src/features/checkout/cart-lines.module.css';

/** The receipt, folded; its totals are those that were paid (rule R5). */
export function OrderReceipt({ order }: { order: Order }) {
  const { cart: cartWords, order: orderWords } = useMessages();
  const words = orderWords.receipt;
  const { money } = useFormat();
  const minor = (amount: number) => toMinor(amount, order.currency);
  const due = minor(order.due);
  const paid = order.payment_status === 'paid' ? words.paid : words.unpaid;
  return (
    <details className={summary.summary}>
      <summary className={`${summary.fold} ${summary.folds}`}>
        <span>{words.heading}</span>
        <span className={summary.total}>{money(due)}</span>
      </summary>
      <div className={summary.body}>
        <ul className={css.lines}>
          {order.items.map((line) => (
            <li key={line.id} className={css.line}>
              <span className={css.quantity}>{words.times(line.quantity)}</span>
              <div>
                <span className={css.name}>{line.name}</span>
                {line.choices.length > 0 && (
                  <span className={css.choice}>
                    {line.choices
                      .map(({ name, quantity }) => words.choice(name, quantity))
                      .join(', ')}
                  </span>
                )}
                {line.notes && <span className={css.choice}>{words.note(line.notes)}</span>}
              </div>
              <span className={css.price}>{money(minor(line.item_total))}</span>
            </li>
          ))}
        </ul>
        <div className={summary.bill}>
          <Bill rows={billRows(order, cartWords)} />
        </div>
        <p>{order.payment_status === 'refunded' ? words.refunded : paid[order.payment_method]}</p>
        {order.special_instructions && <p>{words.note(order.special_instructions)}</p>}
      </div>
    </details>
  );
}
