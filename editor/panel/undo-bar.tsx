import Undo from 'lucide-react/icons/undo-2';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { useEditor, useEditorState } from '../core/state/editor-context.tsx';
import type { Removal } from '../core/state/removed.ts';
import styles from './undo-bar.module.css';

/** How long it stays where nobody points at it, in ms. */
const stayMs = 10_000;

/** What was removed last, and the button that brings it back. */
export function UndoBar() {
  const removal = useEditorState((state) => state.removal);
  return removal && <Offer key={removal.step} removal={removal} />;
}

function Offer({ removal }: { removal: Removal }) {
  const { state, session, undo, select } = useEditor();
  const bar = useRef<HTMLElement>(null);
  const [isPointedAt, setIsPointedAt] = useState(false);
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isPointedAt || hasFocus;
  const isLast = useSyncExternalStore(
    session.subscribe,
    () => session.history().past.at(-1)?.id === removal.step,
  );
  useEffect(() => {
    const end = () => state.setState({ removal: null });
    if (!isLast) return end();
    if (isHeld) return;
    const timer = setTimeout(end, stayMs);
    return () => clearTimeout(timer);
  }, [isLast, isHeld, state]);

  const putAway = () => {
    panelOf(bar.current)?.querySelector<HTMLElement>('h3[tabindex], h2[tabindex]')?.focus();
    state.setState({ removal: null });
  };
  const bringBack = () => {
    const { selection, row } = removal;
    const panel = panelOf(bar.current);
    // At once: a view that opens takes the focus, and a row has to be drawn for it.
    flushSync(() => {
      undo();
      if (selection) select({ ...selection, by: 'panel' });
    });
    if (!selection && row)
      panel?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(row)}"]`)?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    putAway();
  };
  return (
    <div
      className={styles.place}
      role="presentation"
      onKeyDown={onKeyDown}
      onPointerEnter={() => setIsPointedAt(true)}
      onPointerLeave={() => setIsPointedAt(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    >
      <section ref={bar} className={styles.bar} aria-label="Removed">
        <p className={styles.words}>{removal.name} removed</p>
        <button type="button" className={styles.undo} onClick={bringBack}>
          <Undo aria-hidden="true" size={14} /> Undo
        </button>
        <button type="button" className={styles.close} aria-label="Put away" onClick={putAway}>
          <X aria-hidden="true" size={14} />
        </button>
      </section>
    </div>
  );
}

const panelOf = (element: HTMLElement | null) => element?.closest('[data-editor]');
