import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { later } from '../parts/later.tsx';
import styles from './page/canvas.module.css';
import { useCanvasState } from './page/canvas-state.ts';
import { Layer } from './overlay/layer.tsx';
import type { Found } from './page/on-page.ts';
import { createTracker } from './page/tracker.ts';
import { useWalkKey } from './overlay/use-walk-key.ts';

const FrameView = later('frames', async () => (await import('./frames/frame-view.tsx')).FrameView);
const PaintCard = later('paint', async () => (await import('./overlay/paint-card.tsx')).PaintCard);

/**
 * The page as what is edited: outlines, what can be done with a section, texts written in place.
 * It draws over the page in a layer of its own, and never makes the page draw itself anew.
 */
export function Canvas() {
  const device = useCanvasState((state) => state.device);
  const paint = useCanvasState((state) => state.paint);
  const page = window.document;
  const [tracker] = useState(() => createTracker(page));
  const chosen = useRef<Found | null>(null);
  useEffect(() => tracker.start(), [tracker]);
  useWalkKey();
  return createPortal(
    <section className={styles.layer} aria-label="On the page" lang="en" dir="ltr">
      {device === 'page' ? (
        <Layer page={page} tracker={tracker} chosen={chosen} />
      ) : (
        <FrameView device={device} chosen={chosen} />
      )}
      {paint && <PaintCard key={`${paint.x} ${paint.y}`} finding={paint} />}
    </section>,
    page.body,
  );
}
