import { useEffect } from 'react';
import { frameOf } from '../page/in-window.ts';

const writable = 'input, textarea, select, [contenteditable]';

/**
 * The editor's keys work inside a frame too: what the page there leaves is told to the editor, as a
 * key on the frame. What is being written keeps its own.
 */
export function useFrameKeys(page: Document): void {
  useEffect(() => {
    const view = page.defaultView ?? window;
    const pass = (event: KeyboardEvent) => {
      if (event.defaultPrevented || page.activeElement?.matches(writable)) return;
      const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
      const keys = { key, code, ctrlKey, altKey, shiftKey, metaKey };
      const same = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
      if (frameOf(page)?.dispatchEvent(same) === false) event.preventDefault();
    };
    view.addEventListener('keydown', pass);
    return () => view.removeEventListener('keydown', pass);
  }, [page]);
}
