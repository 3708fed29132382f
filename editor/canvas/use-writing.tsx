import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useEditor } from '../editor-context.tsx';
import { valueAt } from '../value-at.ts';
import styles from './canvas.module.css';
import { findField, type Found } from './on-page.ts';
import { Outline } from './outline.tsx';
import type { Tracker } from './tracker.ts';
import { beginWriting, isWritable, type Writing } from './writing.ts';

/** From so many letters before the end on the count is told in red. */
const nearEnd = 5;

/** Writing in the texts of the page: by a press on what is in hand, or Enter. */
export function useWriting(
  page: Document,
  tracker: Tracker,
  chosen: RefObject<Found | null>,
): {
  begin(found: Found, at: { x: number; y: number } | null, backTo?: HTMLElement): boolean;
  isOn: boolean;
  drawn: ReactNode;
} {
  const editor = useEditor();
  const [writing, setWriting] = useState<Writing | null>(null);
  const present = useRef<Writing | null>(null);
  const count = useRef<HTMLSpanElement>(null);
  const first = useRef(0);

  const begin = (
    { element, field: path, written }: Found,
    at: { x: number; y: number } | null,
    backTo?: HTMLElement,
  ): boolean => {
    const value = path !== null && valueAt(editor.document.get(), path.split('.'));
    if (path === null || written === null || !isWritable(element, value)) return false;
    present.current?.end();
    const { field } = written;
    const most = field.limits.max;
    const tell = (length: number) => {
      first.current = length;
      if (count.current) showCount(count.current, length, most);
      if (length === most) editor.say(`${field.label}: at most ${most} characters.`);
    };
    const begun = beginWriting({
      element,
      path,
      field,
      editor,
      at,
      onLength: tell,
      onEnd() {
        present.current = null;
        setWriting(null);
        backTo?.focus();
      },
    });
    present.current = begun;
    setWriting(begun);
    element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return true;
  };

  // What was chosen with the pointer can be written in with Enter.
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { selection } = editor.state.getState();
      if (event.key !== 'Enter' || event.target !== page.body || !selection?.field) return;
      const held = chosen.current?.field === selection.field ? chosen.current : null;
      const found = held ?? findField(page, editor.document.get(), selection.field);
      if (found && latest.current(found, null)) event.preventDefault();
    };
    page.addEventListener('keydown', onKeyDown);
    return () => {
      page.removeEventListener('keydown', onKeyDown);
      present.current?.end();
    };
  }, [page, editor, chosen]);

  const most = writing?.field.limits.max;
  return {
    begin,
    isOn: writing !== null,
    drawn: writing && (
      <Outline tracker={tracker} look="writing" target={() => writing.element}>
        {most !== undefined && (
          <span
            ref={(element) => {
              count.current = element;
              if (element) showCount(element, first.current, most);
            }}
            className={styles.count}
            aria-hidden="true"
          />
        )}
      </Outline>
    ),
  };
}

function showCount(element: HTMLElement, length: number, most = Infinity): void {
  const words = `${length}/${most}`;
  if (element.textContent !== words) element.textContent = words;
  element.toggleAttribute('data-near-end', length > most - nearEnd);
}
