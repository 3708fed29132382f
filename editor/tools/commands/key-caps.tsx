import styles from './commands.module.css';
import { capsOf, hasCommandKey, type Keys } from './keys.ts';

/** Keys to be pressed together, as they are written on this keyboard. */
export function KeyCaps({ keys }: { keys: Keys }) {
  return (
    <span className={styles.caps}>
      {capsOf(keys, hasCommandKey(navigator.platform)).map((cap) => (
        <kbd key={cap} className={styles.cap}>
          {cap}
        </kbd>
      ))}
    </span>
  );
}
