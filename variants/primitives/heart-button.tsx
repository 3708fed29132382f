import styles from './round-button.module.css';
import { useStorefront } from './storefront-context.tsx';

type HeartButtonProps = { name: string; isPressed: boolean; onToggle(): void };

/** Marks a dish as a favourite; the caller asks guests to log in (specification §6). */
export function HeartButton({ name, isPressed, onToggle }: HeartButtonProps) {
  const { messages } = useStorefront();
  return (
    <button
      type="button"
      className={styles.button}
      data-look="heart"
      aria-pressed={isPressed}
      aria-label={messages.home.menu.favourite(name)}
      onClick={onToggle}
    />
  );
}
