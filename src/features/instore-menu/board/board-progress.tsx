import styles from './menu-board.module.css';
import { useInstoreMessages } from '../use-instore-messages.ts';

type BoardProgressProps = { page: number; count: number; turn: number; isPaused: boolean };

/** Which page is shown, and how long it still is. */
export function BoardProgress({ page, count, turn, isPaused }: BoardProgressProps) {
  const words = useInstoreMessages();
  if (count < 2) return null;
  return (
    <div className={styles.progress}>
      <p>{words.page(page + 1, count)}</p>
      <div className={styles.bar} aria-hidden="true">
        <div key={turn} className={styles.passed} data-paused={isPaused || undefined} />
      </div>
    </div>
  );
}
