import { useEffect, type RefObject } from 'react';
import type { Editor } from './editor.ts';

const writable = 'input, textarea, select, [contenteditable]';

/**
 * Ctrl/⌘ Z and Shift+Z (or Ctrl Y) while the editor is seen, and Escape inside it. Fields of the
 * page keep their own undo.
 */
export function useEditorKeys(
  panel: RefObject<HTMLElement | null>,
  editor: Editor,
  close: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const element = panel.current;
      const target = event.target instanceof Element ? event.target : null;
      if (!element || element.getClientRects().length === 0 || event.defaultPrevented) return;
      const isInside = element.contains(target);
      if (event.key === 'Escape') {
        // While a row is held, Escape puts it back; a dialog closes itself.
        const isTaken = element.querySelector('[data-dragging], dialog[open]');
        if (isInside && !isTaken) close();
        return;
      }
      if (!(event.ctrlKey || event.metaKey) || (!isInside && target?.closest(writable))) return;
      const key = event.key.toLowerCase();
      if (key !== 'z' && key !== 'y') return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) editor.redo();
      else editor.undo();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [panel, editor, close]);
}
