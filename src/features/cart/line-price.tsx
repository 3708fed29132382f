import { Price } from '#variants/primitives/price.tsx';
import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import type { CartLineView } from './cart-view.ts';
import styles from './line-price.module.css';

type LinePriceProps = {
  line: Pick<CartLineView, 'total' | 'before' | 'isFree'>;
  isRepricing?: boolean;
};

/** What a line costs; under a deal the old price struck, and 'Free' where nothing is left. */
export function LinePrice({ line: { total, before, isFree }, isRepricing }: LinePriceProps) {
  const words = useStorefront().messages.cart;
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
