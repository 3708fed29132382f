import Pencil from 'lucide-react/icons/pencil';
import { useEffect, useRef } from 'react';
import type { EditorEntryButtonProps } from '#ui/stores/page-store.ts';
import styles from './open-editor-button.module.css';

/** Opens the editor, and has the focus again once it was closed. */
export function OpenEditorButton({ entry, takesFocus }: EditorEntryButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { returns } = entry;
  useEffect(() => {
    if (takesFocus && returns > 0) button.current?.focus();
  }, [takesFocus, returns]);
  // A chunk that did not come is asked for again, and complained about, at the press itself.
  const preload = () => void entry.preload().catch(() => undefined);
  return (
    <button
      ref={button}
      type="button"
      className={styles.button}
      aria-label="Edit this site"
      aria-keyshortcuts="Control+. Meta+."
      title="Edit this site (Ctrl/⌘ .)"
      onClick={entry.open}
      onPointerEnter={preload}
      onFocus={preload}
    >
      <Pencil aria-hidden="true" size={16} />
    </button>
  );
}
