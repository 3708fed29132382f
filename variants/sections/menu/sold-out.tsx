import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './sold-out.module.css';

/** Says that a dish is gone, and when it is back where that is known. */
export function SoldOut({ until }: { until: string | null }) {
  const { messages } = useStorefront();
  return (
    <span className={styles.notice}>
      <span className={styles.mark}>{messages.home.menu.soldOut}</span>
      {until && <span className={styles.until}>{until}</span>}
    </span>
  );
}
