import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { bringIntoSight } from '../page/bring-into-sight.ts';
import styles from '../page/canvas.module.css';
import { useCanvas } from '../page/canvas-state.ts';
import { fieldsOnPage } from '../page/find-place.ts';
import { groupOfField, type Found } from '../page/on-page.ts';
import { Outline } from '../page/outline.tsx';
import { placesOnPage } from '../page/page-places.ts';
import type { Tracker } from '../page/tracker.ts';

type SectionWalkProps = {
  page: Document;
  tracker: Tracker;
  isWriting: boolean;
  onWrite(found: Found, at: null, backTo: HTMLElement): boolean;
};

/** Up and down between sections, right and left into what is written in them, and the ends. */
const ways: Record<string, (at: Step, count: Step) => Step> = {
  ArrowDown: ({ section }, count) => ({ section: Math.min(section + 1, count.section), field: 0 }),
  ArrowUp: ({ section }) => ({ section: Math.max(section - 1, 0), field: 0 }),
  ArrowRight: ({ section, field }, count) => ({ section, field: Math.min(field + 1, count.field) }),
  ArrowLeft: ({ section, field }) => ({ section, field: Math.max(field - 1, 0) }),
  Home: () => ({ section: 0, field: 0 }),
  End: (_, count) => ({ section: count.section, field: 0 }),
};

/** Where one stands: a section, and in it the section itself (0) or one of its texts. */
type Step = { section: number; field: number };

const writable = '[contenteditable]';

/**
 * The page's sections by keys alone: arrow keys go from one to the next, right and left to its
 * texts; Enter opens the settings, or writes in the text where it stands. Escape goes back.
 */
export function SectionWalk({ page, tracker, isWriting, onWrite }: SectionWalkProps) {
  const editor = useEditor();
  const canvas = useCanvas();
  const inHand = useEditorState((state) => state.selection?.group);
  const [before] = useState(() => document.activeElement);
  const [at, setAt] = useState<Step>(() => ({ section: firstSeen(page, editor), field: 0 }));
  const button = useRef<HTMLButtonElement>(null);
  const config = editor.document.get();
  const places = placesOnPage(page, config);
  const place = places[at.section] ?? places[0];
  const fields = place ? [...fieldsOnPage(place.root, place.path, config)] : [];
  const [element, written] = fields[at.field - 1] ?? [];
  const target = element ?? place?.root;

  // At once: the next key may follow on its heels.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (target) bringIntoSight(target);
  }, [target]);

  const leave = (isBack: boolean) => {
    canvas.setState({ isWalking: false });
    if (isBack && before instanceof HTMLElement) before.focus();
  };
  if (!place) return null;
  const found: Found = {
    place,
    element: target ?? place.root,
    field: written?.path ?? null,
    written: written ?? null,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const way = ways[event.key];
    if (event.key === 'Escape') leave(true);
    else if (way) setAt(way(at, { section: places.length - 1, field: fields.length }));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const open = () => {
    if (button.current && written && onWrite(found, null, button.current)) return;
    leave(false);
    const group = groupOfField(found);
    if (written) editor.select({ group, field: written.path, by: 'panel' });
    else editor.open({ name: 'group', path: group });
  };
  const name = written
    ? `${written.field.label}: ${written.value}`
    : `${place.name}, ${at.section + 1} of ${places.length}`;
  return (
    <>
      {!isWriting && (
        <Outline tracker={tracker} look="walked" target={() => found.element}>
          {(written || place.path !== inHand) && (
            <span className={styles.label}>{written?.field.label ?? place.name}</span>
          )}
        </Outline>
      )}
      <div className={styles.walk} role="toolbar" aria-label="Sections of this page">
        <button
          key={`${at.section} ${at.field}`}
          ref={button}
          type="button"
          aria-describedby="canvas-walk-help"
          onKeyDown={onKeyDown}
          onClick={open}
          onBlur={({ relatedTarget }) => {
            // A text that is written in gives the focus back.
            const isGone = relatedTarget instanceof Element && !relatedTarget.matches(writable);
            if (isGone) canvas.setState({ isWalking: false });
          }}
        >
          {name}
        </button>
        <span id="canvas-walk-help">
          Up and down for the sections, right and left for what is written in them, Enter to change.
        </span>
      </div>
    </>
  );
}

/** The section in hand, else the first that is in sight. */
function firstSeen(page: Document, { document, state }: ReturnType<typeof useEditor>): number {
  const places = placesOnPage(page, document.get());
  const inHand = places.findIndex(({ path }) => path === state.getState().selection?.group);
  const seen = places.findIndex(({ root, id }) => {
    return id !== null && root.getBoundingClientRect().bottom > 120;
  });
  return Math.max(0, inHand >= 0 ? inHand : seen);
}
