import { useEffect } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { useCanvas } from '../page/canvas-state.ts';

/** Whether a dialog of a page is open, which closes first. */
export const hasDialog = (page: Document): boolean => page.querySelector('dialog[open]') !== null;

/** Escape goes back to the page: from the panel, and from inside a frame. */
export function useEscape(page: Document): void {
  const canvas = useCanvas();
  useEffect(() => {
    const view = page.defaultView ?? window;
    return listenForKeys(({ key }) => {
      const { isNavigating, paint } = canvas.getState();
      if (key !== 'Escape' || isNavigating || paint || hasDialog(page)) return false;
      canvas.setState({ device: 'page' });
      return true;
    }, view);
  }, [page, canvas]);
}
