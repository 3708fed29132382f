import { Skeleton } from '#variants/primitives/skeleton.tsx';
import styles from './restaurant-skeletons.module.css';

const rows = ['first', 'second', 'third'];

/** The shape of the list while it loads. */
export function RestaurantSkeletons({ label }: { label: string }) {
  return (
    <output className={styles.list} aria-label={label}>
      {rows.map((row) => (
        <span key={row} className={styles.row}>
          <Skeleton width="64px" height="64px" />
          <span className={styles.words}>
            <Skeleton width="55%" height="18px" />
            <Skeleton width="80%" height="14px" />
          </span>
        </span>
      ))}
    </output>
  );
}
