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
    />
  );
}

/** The same mark on a dish that needs a choice: a press goes through it to what opens the dish. */
export function AddMark() {
  return <span className={styles.button} data-look="add" aria-hidden="true" />;
}
