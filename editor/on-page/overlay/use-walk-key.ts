import { useEffect } from 'react';
import { useCanvas } from '../page/canvas-state.ts';

/** F6 leads from the panel to the sections of the page or of the frame, and back, as it does between a browser's panes. */
export function useWalkKey(): void {
  const canvas = useCanvas();
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
      event.preventDefault();
      const { isWalking } = canvas.getState();
      canvas.setState({ isWalking: !isWalking });
      if (isWalking) document.querySelector<HTMLElement>('[data-panel-title]')?.focus();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [canvas]);
}
