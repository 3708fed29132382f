import { useEffect, useRef, type RefObject } from 'react';

type Actions = { undo(): void; redo(): void; close(): void };

const writable = 'input, textarea, select, [contenteditable]';

/**
 * Ctrl/⌘ Z and Shift+Z (or Ctrl Y) while the editor is seen, and Escape inside it. Fields of the
 * page keep their own undo.
 */
export function useEditorKeys(panel: RefObject<HTMLElement | null>, actions: Actions): void {
  const latest = useRef(actions);
  useEffect(() => {
    latest.current = actions;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const editor = panel.current;
      const target = event.target instanceof Element ? event.target : null;
      if (!editor || editor.getClientRects().length === 0 || event.defaultPrevented) return;
      const isInside = editor.contains(target);
      if (event.key === 'Escape') {
        // While a row is held, Escape puts it back.
        if (isInside && !editor.querySelector('[data-dragging]')) latest.current.close();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || (!isInside && target?.closest(writable))) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) latest.current.redo();
      else latest.current.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [panel]);
}
