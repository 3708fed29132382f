import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { isElement } from '../page/in-window.ts';
import { loadWriting } from './load-writing.ts';
import { findField, type Found } from '../page/on-page.ts';
import { writableAt } from './writable.ts';

/**
 * What was pressed, and where its words are written, where a press on the page is not enough.
 * `control`: the link or button that it is, which a second press follows.
 */
export type Pressed = {
  found: Found;
  way: 'here' | 'panel' | null;
  control: HTMLElement | null;
};

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
      const kind = found?.written?.kind;
      if (!isHere || !found || (kind !== 'text' && kind !== 'link')) {
        setPressed(null);
        return;
      }
      const writable = writableAt(found, editor.document.get());
      // By the next press it is there.
      if (writable) loadWriting().catch(() => undefined);
      const control = found.element.closest<HTMLElement>('a[href], button');
      const way = writable ? control && 'here' : kind === 'text' ? 'panel' : null;
      setPressed(way || control ? { found, way, control } : null);
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
