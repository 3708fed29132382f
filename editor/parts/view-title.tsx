import ChevronLeft from 'lucide-react/icons/chevron-left';
import { useEffect, useRef, type ReactNode } from 'react';
import panel from './editor.module.css';
import { useEditor } from '../core/state/editor-context.tsx';
import styles from './view-title.module.css';

/** The head of a view below the site's: the way back, and its name, which takes the focus. */
export function ViewTitle({ children, aside }: { children: ReactNode; aside?: ReactNode }) {
  const { open, state } = useEditor();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // What was pressed on the page keeps the focus there.
    const by = state.getState().selection?.by;
    // An undo leaves the focus where it is, unless its place went with the view.
    const isHeld = by === 'history' && document.activeElement !== document.body;
    if (by !== 'page' && !isHeld) title.current?.focus();
  }, [state]);
  return (
    <div className={styles.line}>
      <button
        type="button"
        className={panel.tool}
        aria-label="Back to the site"
        onClick={() => open({ name: 'site' })}
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
