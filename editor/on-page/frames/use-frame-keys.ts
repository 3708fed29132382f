import { useEffect } from 'react';
import { frameOf } from '../page/frame-geometry.ts';

const editable = 'input, textarea, select, [contenteditable]';

/**
 * Makes the editor's keys work inside a frame: keys that the page there does not handle are
 * dispatched again on the frame element, except in text fields.
 */
export function useFrameKeys(page: Document): void {
  useEffect(() => {
    const view = page.defaultView ?? window;
    const pass = (event: KeyboardEvent) => {
      if (event.defaultPrevented || page.activeElement?.matches(editable)) return;
      const { key, code, ctrlKey, altKey, shiftKey, metaKey } = event;
      const keys = { key, code, ctrlKey, altKey, shiftKey, metaKey };
      const same = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
      if (frameOf(page)?.dispatchEvent(same) === false) event.preventDefault();
    };
    view.addEventListener('keydown', pass);
    return () => view.removeEventListener('keydown', pass);
  }, [page]);
}
