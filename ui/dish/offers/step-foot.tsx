import foot from '../sheet/order-foot.module.css';
import { PriceAnnouncement } from '../sheet/order-foot.tsx';
import styles from './step-foot.module.css';

type StepFootProps = {
  /** null: nothing is chosen yet that costs anything. */
  price: string | null;
  label: string;
  /** Why it cannot be had, in a few words; null where it can. */
  unavailable: string | null;
};

/** The foot of a step: what it costs so far, and the way on. */
export function StepFoot({ price, label, unavailable }: StepFootProps) {
  return (
    <div className={foot.foot}>
      {price !== null && <p className={styles.price}>{price}</p>}
      <button type="submit" className={foot.add} aria-disabled={unavailable !== null}>
        {unavailable ?? label}
      </button>
      <PriceAnnouncement price={price ?? ''} />
    </div>
  );
}
