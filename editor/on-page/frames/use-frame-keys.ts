import { useEffect } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { frameOf } from '../page/frame-geometry.ts';
import { hasDialog } from './use-escape.ts';

const editable = 'input, textarea, select, [contenteditable]';

/**
 * Makes the editor's keys work inside a frame: keys that the page there does not handle are
 * dispatched again on the frame element, except in text fields.
 */
export function useFrameKeys(page: Document): void {
  useEffect(() => {
    const view = page.defaultView ?? window;
    return listenForKeys(({ key, code, ctrlKey, altKey, shiftKey, metaKey }) => {
      if (page.activeElement?.matches(editable)) return false;
      if (key === 'Escape' && hasDialog(page)) return false;
      const keys = { key, code, ctrlKey, altKey, shiftKey, metaKey };
      const same = new KeyboardEvent('keydown', { ...keys, bubbles: true, cancelable: true });
      return frameOf(page)?.dispatchEvent(same) === false;
    }, view);
  }, [page]);
}
