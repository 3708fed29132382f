import { useEffect } from 'react';
import { listenForKeys } from '#variants/listen-for-keys.ts';
import { useCanvas } from '../page/canvas-state.ts';

/** F6 goes from the panel to the page's sections and back, as between a browser's panes. */
export function useNavigationKey(): void {
  const canvas = useCanvas();
  useEffect(() => {
    return listenForKeys(({ key, ctrlKey, altKey, metaKey }) => {
      if (key !== 'F6' || ctrlKey || altKey || metaKey) return false;
      const { isNavigating } = canvas.getState();
      canvas.setState({ isNavigating: !isNavigating });
      if (isNavigating) document.querySelector<HTMLElement>('[data-panel-title]')?.focus();
      return true;
    });
  }, [canvas]);
}
