import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import styles from './config-editor.module.css';
import { useEditor } from './editor-context.tsx';

type EditorHeadProps = { onClose(): void };

/** The editor's name, where the focus starts, and what can be done at any time. */
export function EditorHead({ onClose }: EditorHeadProps) {
  const { session, undo, redo } = useEditor();
  const history = useSyncExternalStore(session.subscribe, session.history);
  // What it takes back, in words; undefined where there is nothing.
  const undoLabel = history.past.at(-1)?.label;
  const redoLabel = history.future[0]?.label;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  return (
    <header className={styles.head}>
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        Edit site
      </h2>
      <button
        type="button"
        className={styles.tool}
        aria-disabled={undoLabel === undefined}
        aria-label={undoLabel === undefined ? 'Undo' : `Undo: ${undoLabel}`}
        aria-keyshortcuts="Control+Z Meta+Z"
        title="Undo (Ctrl/⌘ Z)"
        onClick={undo}
      >
        <Undo aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-disabled={redoLabel === undefined}
        aria-label={redoLabel === undefined ? 'Redo' : `Redo: ${redoLabel}`}
        aria-keyshortcuts="Control+Shift+Z Meta+Shift+Z"
        title="Redo (Ctrl/⌘ Shift Z)"
        onClick={redo}
      >
        <Redo aria-hidden="true" size={16} />
      </button>
      <button
        type="button"
        className={styles.tool}
        aria-label="Close the editor"
        title="Close (Esc)"
        onClick={onClose}
      >
        <X aria-hidden="true" size={16} />
      </button>
    </header>
  );
}
