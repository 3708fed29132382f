import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEditor } from '../editor-context.tsx';
import { isElement } from './in-window.ts';
import { loadWriting } from './load-writing.ts';
import { findField, type Found } from './on-page.ts';
import { writableAt } from './writable.ts';

/** A text that was pressed, and where it is written: for a link a press on the page is not enough. */
export type Pressed = { found: Found; way: 'here' | 'panel' };

/** What was chosen with the pointer can be written in with Enter. @returns what needs a word more */
export function useWritingKey(
  page: Document,
  chosen: RefObject<Found | null>,
  begin: (found: Found, at: null) => boolean,
): Pressed | null {
  const editor = useEditor();
  const [pressed, setPressed] = useState<Pressed | null>(null);
  const latest = useRef(begin);
  useEffect(() => {
    latest.current = begin;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { selection } = editor.state.getState();
      if (event.key !== 'Enter' || event.defaultPrevented || !selection?.field) return;
      const isHere = chosen.current?.element.ownerDocument === page;
      const held = isHere && chosen.current?.field === selection.field ? chosen.current : null;
      if (event.target !== page.body && !isIn(event.target, held)) return;
      const found = held ?? findField(page, editor.document.get(), selection.field);
      if (found && latest.current(found, null)) event.preventDefault();
    };
    const prepare = () => {
      const { selection } = editor.state.getState();
      const found = chosen.current;
      const isPressed = selection?.by === 'page' && found?.field === selection.field;
      const isHere = isPressed && found?.element.ownerDocument === page;
      if (!isHere || found?.written?.kind !== 'text') {
        setPressed(null);
        return;
      }
      const writable = writableAt(found, editor.document.get());
      // By the next press it is there.
      if (writable) loadWriting().catch(() => undefined);
      const way = !writable ? 'panel' : found.element.closest('a, button') ? 'here' : null;
      setPressed(way && { found, way });
    };
    const unfollow = editor.state.subscribe(({ selection }, before) => {
      if (selection !== before.selection) prepare();
    });
    page.addEventListener('keydown', onKeyDown);
    return () => {
      unfollow();
      page.removeEventListener('keydown', onKeyDown);
    };
  }, [page, editor, chosen]);
  return pressed;
}

/** The press that chose a link's words has given the link the focus. */
const isIn = (target: EventTarget | null, held: Found | null): boolean =>
  held !== null &&
  isElement(target) &&
  target.matches('a, button') &&
  target.contains(held.element);
