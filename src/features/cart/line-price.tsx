import { Price } from '#variants/primitives/price.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { CartLineView } from './cart-view.ts';
import styles from './line-price.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

type LinePriceProps = {
  line: Pick<CartLineView, 'total' | 'before' | 'isFree'>;
  isRepricing?: boolean;
};

/** What a line costs; under a deal the old price struck, and 'Free' where nothing is left. */
export function LinePrice({ line: { total, before, isFree }, isRepricing }: LinePriceProps) {
  const words = useCartMessages().cartContents;
  return (
    <p className={styles.price} aria-busy={isRepricing}>
      {before !== null && (
        <s className={styles.before}>
          <VisuallyHidden>{words.before} </VisuallyHidden>
          <Price amount={before} />
        </s>
      )}
      {isFree && total === 0 ? words.free : <Price amount={total} />}
    </p>
  );
}
