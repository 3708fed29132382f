import { Skeleton } from '#variants/primitives/skeleton.tsx';
import { VisuallyHidden } from '#variants/primitives/visually-hidden.tsx';
import styles from './cart-skeleton.module.css';
import { useCartMessages } from '#ui/orders/use-cart-messages.ts';

const places = [1, 2, 3] as const;

/** Quiet lines while the cart is on its way. */
export function CartSkeleton() {
  const words = useCartMessages().cartContents;
  return (
    <div className={styles.lines} aria-busy="true">
      <VisuallyHidden>{words.loading}</VisuallyHidden>
      {places.map((place) => (
        <div key={place} className={styles.line}>
          <Skeleton width="72px" height="72px" />
          <div className={styles.words}>
            <Skeleton width="70%" height="18px" />
            <Skeleton width="46%" height="14px" />
            <Skeleton width="112px" height="30px" />
          </div>
        </div>
      ))}
    </div>
  );
}
