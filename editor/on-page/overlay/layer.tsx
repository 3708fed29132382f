import { useState, type RefObject } from 'react';
import { useConfigPart, useEditorState } from '../../core/state/editor-context.tsx';
import { lazyView } from '../../parts/lazy-view.tsx';
import styles from '../page/canvas.module.css';
import { useCanvasState } from '../page/canvas-state.ts';
import { FormPresses } from './form-presses.tsx';
import { SelectionOutline } from './selection-outline.tsx';
import type { PageTarget } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import { Problems } from './problems.tsx';
import type { Tracker } from '../page/tracker.ts';
import { usePageSheet } from './use-page-sheet.ts';
import { usePicking } from './use-picking.ts';
import { useInlineText } from '../text/use-inline-text.tsx';

const InactiveSections = lazyView(
  'inactive sections',
  async () => (await import('./inactive-sections.tsx')).InactiveSections,
);
const SectionNavigation = lazyView(
  'section navigation',
  async () => (await import('./section-navigation.tsx')).SectionNavigation,
);

/** While a colour is picked. */
const crosshair = `:is(main, main *, header *, footer *):not([data-editor] *) {
  cursor: crosshair !important;
}`;

type LayerProps = {
  /** The page itself, or that of a device frame. */
  page: Document;
  tracker: Tracker;
  /** What was clicked last, in any of the frames. */
  clicked: RefObject<PageTarget | null>;
  /** Its sections can be navigated by keyboard; of several frames only those of the first. */
  isNavigable?: boolean;
};

/** What the editor draws over a page: outlines, the section's bar, inline text editing. */
export function Layer({ page, tracker, clicked, isNavigable = true }: LayerProps) {
  const [hovered, setHovered] = useState<PageTarget | null>(null);
  const picking = useCanvasState((state) => state.picking);
  const isWalking = useCanvasState((state) => state.isNavigating);
  const selection = useEditorState((state) => state.selection);
  const hasRules = useConfigPart(({ layout }) => layout.home.some(({ when }) => when));
  const inlineText = useInlineText(page, tracker, clicked);
  usePicking({ page, tracker, onHover: setHovered, onEdit: inlineText.start, clicked });
  usePageSheet(page, picking === 'colours' ? crosshair : null);
  const isHoverShown = hovered !== null && picking !== 'off' && !inlineText.isActive;
  return (
    <>
      {isHoverShown && (
        <>
          <Outline tracker={tracker} look="hover" target={() => hovered.part.root}>
            {hovered.part.path !== selection?.group && (
              <span className={styles.label}>{hovered.part.name}</span>
            )}
          </Outline>
          {hovered.field !== null && (
            <Outline tracker={tracker} look="hover" target={() => hovered.element} />
          )}
        </>
      )}
      <FormPresses page={page} />
      {hasRules && <InactiveSections page={page} tracker={tracker} />}
      <Problems page={page} tracker={tracker} />
      <SelectionOutline
        page={page}
        tracker={tracker}
        clicked={clicked}
        isEditing={inlineText.isActive}
      />
      {inlineText.drawn}
      {isWalking && isNavigable && (
        <SectionNavigation
          page={page}
          tracker={tracker}
          isEditing={inlineText.isActive}
          onEdit={inlineText.start}
        />
      )}
    </>
  );
}
