import { useStorefront } from '#variants/primitives/storefront-context.tsx';
import styles from './loading.module.css';

type LoadingProps = {
  /** Over the whole window, as while settings load; otherwise in the place of a screen. */
  isFullScreen?: boolean;
};

/**
 * The 'Loading...' spinner (specification §2); it shows itself only when the wait is long enough to
 * notice.
 */
export function Loading({ isFullScreen = false }: LoadingProps) {
  const { shell } = useStorefront().messages;
  return (
    <output className={styles.place} data-full={isFullScreen}>
      <span className={styles.spinner} aria-hidden="true" />
      <span>{shell.loading}</span>
    </output>
  );
}
