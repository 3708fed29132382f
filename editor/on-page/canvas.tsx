import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyView } from '../parts/lazy-view.tsx';
import styles from './page/canvas.module.css';
import { useCanvasState } from './page/canvas-state.ts';
import { Layer } from './overlay/layer.tsx';
import type { PageTarget } from './page/page-target.ts';
import { createTracker } from './page/tracker.ts';
import { useNavigationKey } from './overlay/use-navigation-key.ts';

const FrameView = lazyView(
  'frames',
  async () => (await import('./frames/frame-view.tsx')).FrameView,
);
const PaintCard = lazyView(
  'paint',
  async () => (await import('./overlay/paint-card.tsx')).PaintCard,
);

/**
 * The page as a canvas: outlines, the section's bar, inline text editing. Draws over the page in a
 * layer of its own, and never makes the page render again.
 */
export function Canvas() {
  const device = useCanvasState((state) => state.device);
  const paint = useCanvasState((state) => state.paint);
  const page = window.document;
  const [tracker] = useState(() => createTracker(page));
  const clicked = useRef<PageTarget | null>(null);
  useEffect(() => {
    return tracker.start();
  }, [tracker]);
  useNavigationKey();
  return createPortal(
    <section className={styles.layer} aria-label="On the page" lang="en" dir="ltr">
      {device === 'page' ? (
        <Layer page={page} tracker={tracker} clicked={clicked} />
      ) : (
        <FrameView device={device} clicked={clicked} />
      )}
      {paint && <PaintCard key={`${paint.x} ${paint.y}`} finding={paint} />}
    </section>,
    page.body,
  );
}
