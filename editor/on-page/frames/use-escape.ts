import { useEffect } from 'react';
import { useCanvas } from '../page/canvas-state.ts';

/** What is open over the panel or over the page, or is being written there, comes first. */
const busy = [
  'dialog[open]',
  '[role="dialog"]',
  ':popover-open',
  '[data-dragging]',
  '[contenteditable]:focus',
  '[data-writing-tools]:focus-within',
].join();

/** Escape leads back to the page: from the panel, and from inside a frame. */
export function useEscape(page: Document): void {
  const canvas = useCanvas();
  useEffect(() => {
    const view = page.defaultView ?? window;
    const onKeyDown = (event: KeyboardEvent) => {
      const { isWalking, paint } = canvas.getState();
      if (event.key !== 'Escape' || isWalking || paint || page.querySelector(busy)) return;
      event.preventDefault();
      canvas.setState({ device: 'page' });
    };
    // Before what is open closes by the same key.
    view.addEventListener('keydown', onKeyDown, true);
    return () => view.removeEventListener('keydown', onKeyDown, true);
  }, [page, canvas]);
}
