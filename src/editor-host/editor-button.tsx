import Pencil from 'lucide-react/icons/pencil';
import type { Ref } from 'react';
import styles from './editor-button.module.css';

type EditorButtonProps = {
  ref: Ref<HTMLButtonElement>;
  onOpen(): void;
  /** Somebody is about to press it. */
  onNear(): Promise<void>;
};

/** The way into the editor, in the corner where nothing of a shop stands. */
export function EditorButton({ ref, onOpen, onNear }: EditorButtonProps) {
  // A chunk that did not come is asked for again, and complained about, at the press itself.
  const preload = () => void onNear().catch(() => undefined);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label="Edit this site"
      aria-keyshortcuts="Control+. Meta+."
      title="Edit this site (Ctrl/⌘ .)"
      onClick={onOpen}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Pencil aria-hidden="true" size={16} />
    </button>
  );
}
