import { useFormat, useMessages } from '#src/app/messages.tsx';
import type { CartView } from '#src/features/cart/cart-view.ts';
import css from './totals.module.css';

/** Amounts in minor units. */
type TotalsProps = {
  view: Pick<CartView, 'subtotal' | 'tax' | 'isTaxIncluded' | 'total'>;
  deliveryCharge: number;
};

/** Subtotal, delivery, tax and total, as the server priced them. */
export function Totals({ view, deliveryCharge }: TotalsProps) {
  const { summary: words } = useMessages().checkout;
  const { money } = useFormat();
  const tax = view.tax > 0 && (
    <div className={view.isTaxIncluded ? css.quiet : undefined}>
      <dt>{view.isTaxIncluded ? words.taxIncluded : words.taxAdded}</dt>
      <dd>{money(view.tax)}</dd>
    </div>
  );
  return (
    <dl className={css.totals}>
      <div>
        <dt>{words.subtotal}</dt>
        <dd>{money(view.subtotal)}</dd>
      </div>
      {deliveryCharge > 0 && (
        <div>
          <dt>{words.deliveryCharge}</dt>
          <dd>{money(deliveryCharge)}</dd>
        </div>
      )}
      {!view.isTaxIncluded && tax}
      <div className={css.total}>
        <dt>{words.total}</dt>
        <dd>{money(view.total)}</dd>
      </div>
      {view.isTaxIncluded && tax}
    </dl>
  );
}
