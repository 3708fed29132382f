import X from 'lucide-react/icons/x';
import { useStorefront } from '../../primitives/storefront-context.tsx';
import styles from './banner-button.module.css';

/** Closes the offer; the caller remembers it. */
export function DismissButton({ onDismiss }: { onDismiss(): void }) {
  const { banner } = useStorefront().messages.home;
  return (
    <button type="button" className={styles.button} aria-label={banner.dismiss} onClick={onDismiss}>
      <X aria-hidden="true" size={18} />
    </button>
  );
}
