import { useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useEditor, useEditorState } from '../../core/state/editor-context.tsx';
import { bringIntoView } from '../page/bring-into-view.ts';
import styles from '../page/canvas.module.css';
import { useCanvas } from '../page/canvas-state.ts';
import { fieldsOnPage } from '../page/find-fields.ts';
import { groupOfField, type PageTarget } from '../page/page-target.ts';
import { Outline } from '../page/outline.tsx';
import { pageParts } from '../page/page-parts.ts';
import type { Tracker } from '../page/tracker.ts';

type SectionNavigationProps = {
  page: Document;
  tracker: Tracker;
  isEditing: boolean;
  onEdit(target: PageTarget, at: null, returnFocus: HTMLElement): boolean;
};

/** Up and down between sections, right and left between their texts, Home and End. */
const moves: Record<string, (at: Position, count: Position) => Position> = {
  ArrowDown: ({ section }, count) => ({ section: Math.min(section + 1, count.section), field: 0 }),
  ArrowUp: ({ section }) => ({ section: Math.max(section - 1, 0), field: 0 }),
  ArrowRight: ({ section, field }, count) => ({ section, field: Math.min(field + 1, count.field) }),
  ArrowLeft: ({ section, field }) => ({ section, field: Math.max(field - 1, 0) }),
  Home: () => ({ section: 0, field: 0 }),
  End: (_, count) => ({ section: count.section, field: 0 }),
};

/** A position: a section, and in it the section itself (0) or one of its texts. */
type Position = { section: number; field: number };

const editable = '[contenteditable]';

/**
 * Navigates the page's sections by keyboard: up and down between them, right and left between their
 * texts; Enter opens the settings or edits the text inline, Escape goes back.
 */
export function SectionNavigation({ page, tracker, isEditing, onEdit }: SectionNavigationProps) {
  const editor = useEditor();
  const canvas = useCanvas();
  const selectedGroup = useEditorState((state) => state.selection?.group);
  const [focusedBefore] = useState(() => document.activeElement);
  const [at, setAt] = useState<Position>(() => ({ section: firstVisible(page, editor), field: 0 }));
  const button = useRef<HTMLButtonElement>(null);
  const config = editor.document.get();
  const parts = pageParts(page, config);
  const part = parts[at.section] ?? parts[0];
  const fields = part ? [...fieldsOnPage(part.root, part.path, config)] : [];
  const [fieldElement, content] = fields[at.field - 1] ?? [];
  const element = fieldElement ?? part?.root;

  // In a layout effect: the next key may follow at once.
  useLayoutEffect(() => {
    button.current?.focus({ preventScroll: true });
    if (element) bringIntoView(element);
  }, [element]);

  const leave = (isBack: boolean) => {
    canvas.setState({ isNavigating: false });
    if (isBack && focusedBefore instanceof HTMLElement) focusedBefore.focus();
  };
  if (!part) return null;
  const target: PageTarget = {
    part,
    element: element ?? part.root,
    field: content?.path ?? null,
    content: content ?? null,
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (event.key === 'Escape') leave(true);
    else if (move) setAt(move(at, { section: parts.length - 1, field: fields.length }));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const open = () => {
    if (button.current && content && onEdit(target, null, button.current)) return;
    leave(false);
    const group = groupOfField(target);
    if (content) editor.select({ group, field: content.path, by: 'panel' });
    else editor.open({ name: 'group', path: group });
  };
  const name = content
    ? `${content.field.label}: ${content.value}`
    : `${part.name}, ${at.section + 1} of ${parts.length}`;
  return (
    <>
      {!isEditing && (
        <Outline tracker={tracker} look="navigated" target={() => target.element}>
          {(content || part.path !== selectedGroup) && (
            <span className={styles.label}>{content?.field.label ?? part.name}</span>
          )}
        </Outline>
      )}
      <div className={styles.navigation} role="toolbar" aria-label="Sections of this page">
        <button
          key={`${at.section} ${at.field}`}
          ref={button}
          type="button"
          aria-describedby="canvas-navigation-help"
          onKeyDown={onKeyDown}
          onClick={open}
          onBlur={({ relatedTarget }) => {
            // Inline text editing gives the focus back when it ends.
            const isGone = relatedTarget instanceof Element && !relatedTarget.matches(editable);
            if (isGone) canvas.setState({ isNavigating: false });
          }}
        >
          {name}
        </button>
        <span id="canvas-navigation-help">
          Up and down for the sections, right and left for what is written in them, Enter to change.
        </span>
      </div>
    </>
  );
}

/** The selected section, else the first visible one. */
function firstVisible(page: Document, { document, state }: ReturnType<typeof useEditor>): number {
  const parts = pageParts(page, document.get());
  const selected = parts.findIndex(({ path }) => path === state.getState().selection?.group);
  const visible = parts.findIndex(({ root, id }) => {
    return id !== null && root.getBoundingClientRect().bottom > 120;
  });
  return Math.max(0, selected >= 0 ? selected : visible);
}
