import type { Place } from './props.ts';
import styles from './door-sign.module.css';

/** Whether the doors are open, in words; the dot only repeats it. */
export function DoorSign({ now }: Pick<Place, 'now'>) {
  if (!now) return null;
  return (
    <p className={styles.sign} data-open={now.isOpen || undefined}>
      <bdi>{now.words}</bdi>
    </p>
  );
}
