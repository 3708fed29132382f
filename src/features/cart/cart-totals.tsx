import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import styles from './cart-totals.module.css';
import type { CartView } from './cart-view.ts';

/** Subtotal, tax and total of the cart; delivery is a matter of the checkout. */
export function CartTotals({ view }: { view: CartView }) {
  const words = useStorefront().messages.cart;
  const discount = view.subtotal - view.total + (view.isTaxIncluded ? 0 : view.tax);
  return (
    <dl className={styles.totals}>
      <div className={styles.row}>
        <dt>{words.subtotal}</dt>
        <dd>
          <Price amount={view.subtotal} />
        </dd>
      </div>
      {discount > 0 && (
        <div className={styles.row}>
          <dt>{words.discount}</dt>
          <dd>
            <Price amount={-discount} />
          </dd>
        </div>
      )}
      {view.tax > 0 && (
        <div className={styles.row} data-quiet={view.isTaxIncluded || undefined}>
          <dt>{view.isTaxIncluded ? words.includedTax : words.tax}</dt>
          <dd>
            <Price amount={view.tax} />
          </dd>
        </div>
      )}
      <div className={styles.row} data-total>
        <dt>{words.total}</dt>
        <dd>
          <Price amount={view.total} />
        </dd>
      </div>
    </dl>
  );
}
