import Plus from 'lucide-react/icons/plus';
import styles from './round-button.module.css';
import { useStorefront } from './storefront-context.tsx';

/** Adds a dish that needs no choice, without its dialog. */
export function AddButton({ name, onAdd }: { name: string; onAdd(): void }) {
  const { messages } = useStorefront();
  return (
    <button
      type="button"
      className={styles.button}
      data-look="add"
      aria-label={messages.home.menu.add(name)}
      onClick={onAdd}
    >
      <Plus aria-hidden="true" size={20} strokeWidth={2} />
    </button>
  );
}
