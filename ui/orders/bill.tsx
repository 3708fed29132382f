import { Price } from '#variants/primitives/price.tsx';
import styles from './bill.module.css';
import type { BillRow } from './bill-view.ts';
import { useCartMessages } from './use-cart-messages.ts';

type BillProps = {
  rows: readonly BillRow[];
  /** These are the amounts of before, or a guess: fresh ones are on their way (rule R47). */
  isRepricing?: boolean;
};

/** From the items down to what is to be paid, the same in cart, checkout and receipt (rule R5). */
export function Bill({ rows, isRepricing = false }: BillProps) {
  const words = useCartMessages().cartContents;
  return (
    <dl className={styles.bill} aria-busy={isRepricing}>
      {rows.map(({ key, label, amount, isQuiet, isTotal }) => (
        <div
          key={key}
          className={styles.row}
          data-quiet={isQuiet || undefined}
          data-total={isTotal || undefined}
        >
          <dt>{label}</dt>
          <dd>
            {amount === 0 && key.startsWith('delivery') ? words.free : <Price amount={amount} />}
          </dd>
        </div>
      ))}
    </dl>
  );
}
