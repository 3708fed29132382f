import styles from './load-failed.module.css';

/** Why something could not be loaded, and another attempt. */
export function LoadFailed({ words, onRetry }: { words: string; onRetry(): void }) {
  return (
    <div className={styles.failed} role="alert">
      <p>{words}</p>
      <button type="button" className={styles.button} onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}
