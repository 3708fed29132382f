import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import foot from '../sheet/order-foot.module.css';
import { PriceAnnouncement } from '../sheet/order-foot.tsx';
import styles from './step-foot.module.css';

type StepFootProps = { price: string; label: string; isSoldOut: boolean };

/** The foot of a step: what it costs so far, and the way on. */
export function StepFoot({ price, label, isSoldOut }: StepFootProps) {
  const words = useStorefront().messages.menu;
  return (
    <div className={foot.foot}>
      <p className={styles.price}>{price}</p>
      <button type="submit" className={foot.add} aria-disabled={isSoldOut}>
        {isSoldOut ? words.soldOut : label}
      </button>
      <PriceAnnouncement price={price} />
    </div>
  );
}
