import { useEffect } from 'react';
import { useCanvas } from '../page/canvas-state.ts';

/** What is open over the panel or the page, and inline text editing, handle Escape first. */
const busy = [
  'dialog[open]',
  '[role="dialog"]',
  ':popover-open',
  '[data-dragging]',
  '[contenteditable]:focus',
  '[data-inline-text-tools]:focus-within',
].join();

/** Escape goes back to the page: from the panel, and from inside a frame. */
export function useEscape(page: Document): void {
  const canvas = useCanvas();
  useEffect(() => {
    const view = page.defaultView ?? window;
    const onKeyDown = (event: KeyboardEvent) => {
      const { isNavigating, paint } = canvas.getState();
      if (event.key !== 'Escape' || isNavigating || paint || page.querySelector(busy)) return;
      event.preventDefault();
      canvas.setState({ device: 'page' });
    };
    // In the capture phase: before what is open closes by the same key.
    view.addEventListener('keydown', onKeyDown, true);
    return () => view.removeEventListener('keydown', onKeyDown, true);
  }, [page, canvas]);
}
