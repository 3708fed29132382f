import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useConfigPart, useEditorState } from '../editor-context.tsx';
import { later } from '../later.tsx';
import styles from './canvas.module.css';
import { useCanvasState } from './canvas-state.ts';
import { InHand } from './in-hand.tsx';
import type { Found } from './on-page.ts';
import { Outline } from './outline.tsx';
import { Problems } from './problems.tsx';
import { createTracker, type Tracker } from './tracker.ts';
import { usePicking } from './use-picking.ts';
import { useWalkKey } from './use-walk-key.ts';
import { useWriting } from './use-writing.tsx';

const FrameView = later('frames', async () => (await import('../frames/frame-view.tsx')).FrameView);
const PaintCard = later('paint', async () => (await import('./paint-card.tsx')).PaintCard);
const Resting = later('resting', async () => (await import('./resting.tsx')).Resting);
const SectionWalk = later('walk', async () => (await import('./section-walk.tsx')).SectionWalk);

/**
 * The page as what is edited: outlines, what can be done with a section, texts written in place.
 * It draws over the page in a layer of its own, and never makes the page draw itself anew.
 */
export function Canvas() {
  const device = useCanvasState((state) => state.device);
  const page = window.document;
  const [tracker] = useState(() => createTracker(page));
  useEffect(() => tracker.start(), [tracker]);
  useWalkKey();
  const shown =
    device === 'page' ? <Layer page={page} tracker={tracker} /> : <FrameView device={device} />;
  return createPortal(
    <section className={styles.layer} aria-label="On the page" lang="en" dir="ltr">
      {shown}
    </section>,
    page.body,
  );
}

function Layer({ page, tracker }: { page: Document; tracker: Tracker }) {
  const [hovered, setHovered] = useState<Found | null>(null);
  const chosen = useRef<Found | null>(null);
  const paint = useCanvasState((state) => state.paint);
  const picking = useCanvasState((state) => state.picking);
  const isWalking = useCanvasState((state) => state.isWalking);
  const selection = useEditorState((state) => state.selection);
  const hasRules = useConfigPart(({ layout }) => layout.home.some(({ when }) => when));
  const writing = useWriting(page, tracker, chosen);
  usePicking({ page, tracker, onHover: setHovered, onWrite: writing.begin, chosen });
  useEffect(() => {
    page.documentElement.toggleAttribute('data-picking-colour', picking === 'colours');
    return () => page.documentElement.removeAttribute('data-picking-colour');
  }, [page, picking]);
  const isHoverShown = hovered !== null && picking !== 'off' && !writing.isOn;
  return (
    <>
      {isHoverShown && (
        <>
          <Outline tracker={tracker} look="hover" target={() => hovered.place.root}>
            {hovered.place.path !== selection?.group && (
              <span className={styles.label}>{hovered.place.name}</span>
            )}
          </Outline>
          {hovered.field !== null && (
            <Outline tracker={tracker} look="hover" target={() => hovered.element} />
          )}
        </>
      )}
      {hasRules && <Resting page={page} tracker={tracker} />}
      <Problems page={page} tracker={tracker} />
      <InHand page={page} tracker={tracker} chosen={chosen} isWriting={writing.isOn} />
      {writing.drawn}
      {paint && <PaintCard key={`${paint.x} ${paint.y}`} finding={paint} />}
      {isWalking && <SectionWalk page={page} tracker={tracker} onWrite={writing.begin} />}
    </>
  );
}
