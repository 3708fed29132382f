import { useState, type RefObject } from 'react';
import { useConfigPart, useEditorState } from '../../core/state/editor-context.tsx';
import { later } from '../../parts/later.tsx';
import styles from '../page/canvas.module.css';
import { useCanvasState } from '../page/canvas-state.ts';
import { InHand } from './in-hand.tsx';
import type { Found } from '../page/on-page.ts';
import { Outline } from '../page/outline.tsx';
import { Problems } from './problems.tsx';
import type { Tracker } from '../page/tracker.ts';
import { usePaintCursor } from './use-paint-cursor.ts';
import { usePicking } from './use-picking.ts';
import { useWriting } from '../text/use-writing.tsx';

const Resting = later('resting', async () => (await import('./resting.tsx')).Resting);
const SectionWalk = later('walk', async () => (await import('./section-walk.tsx')).SectionWalk);

type LayerProps = {
  /** The page itself, or what stands in a frame. */
  page: Document;
  tracker: Tracker;
  /** What was pressed last, in whichever of several frames. */
  chosen: RefObject<Found | null>;
  /** Keys walk through its sections; of several frames through those of one. */
  isWalkable?: boolean;
};

/** What the editor draws over a page: outlines, the section's bar, the text that is written. */
export function Layer({ page, tracker, chosen, isWalkable = true }: LayerProps) {
  const [hovered, setHovered] = useState<Found | null>(null);
  const picking = useCanvasState((state) => state.picking);
  const isWalking = useCanvasState((state) => state.isWalking);
  const selection = useEditorState((state) => state.selection);
  const hasRules = useConfigPart(({ layout }) => layout.home.some(({ when }) => when));
  const writing = useWriting(page, tracker, chosen);
  usePicking({ page, tracker, onHover: setHovered, onWrite: writing.begin, chosen });
  usePaintCursor(page, picking === 'colours');
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
      {isWalking && isWalkable && (
        <SectionWalk
          page={page}
          tracker={tracker}
          isWriting={writing.isOn}
          onWrite={writing.begin}
        />
      )}
    </>
  );
}
