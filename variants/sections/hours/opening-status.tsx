import type { Place } from './props.ts';
import styles from './opening-status.module.css';

/** Whether it is open now, as text; the dot only repeats it. */
export function OpeningStatus({
  now,
  className = '',
}: Pick<Place, 'now'> & { className?: string | undefined }) {
  if (!now) return null;
  return (
    <p className={`${styles.status} ${className}`} data-open={now.isOpen || undefined}>
      <bdi>{now.words}</bdi>
    </p>
  );
}
