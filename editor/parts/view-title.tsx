import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, type ReactNode } from 'react';
import panel from './editor.module.css';
import { useEditor } from '../core/state/editor-context.tsx';
import { leaveView } from '../core/state/leave.ts';
import styles from './view-title.module.css';

/** The title of a view with a back button; takes the focus when the view opens. */
export function ViewTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const editor = useEditor();
  const { state } = editor;
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // A selection on the page keeps the focus there.
    const by = state.getState().selection?.by;
    // An undo leaves the focus where it is, unless its element was removed with the view.
    const keepsFocus = by === 'history' && document.activeElement !== document.body;
    if (by !== 'page' && !keepsFocus) title.current?.focus();
  }, [state]);
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={panel.tool}
        aria-label="Back to the site"
        onClick={() => leaveView(editor)}
      >
        <ChevronLeft aria-hidden="true" size={16} />
      </button>
      <h3 ref={title} tabIndex={-1} className={styles.title}>
        {children}
      </h3>
      {aside}
    </div>
  );
}
