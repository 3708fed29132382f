import styles from './skeleton.module.css';

/** A quiet shape where something is about to stand; sizes are any CSS lengths. */
export function Skeleton({ width = '100%', height }: { width?: string; height: string }) {
  return (
    <span
      className={styles.skeleton}
      aria-hidden="true"
      style={{ inlineSize: width, blockSize: height }}
    />
  );
}
