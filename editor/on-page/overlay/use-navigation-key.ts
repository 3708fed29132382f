import { useEffect } from 'react';
import { useCanvas } from '../page/canvas-state.ts';

/** F6 goes from the panel to the page's sections and back, as between a browser's panes. */
export function useNavigationKey(): void {
  const canvas = useCanvas();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const { isNavigating } = canvas.getState();
      canvas.setState({ isNavigating: !isNavigating });
      if (isNavigating) document.querySelector<HTMLElement>('[data-panel-title]')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [canvas]);
}
