import { useEffect, useRef, type RefObject } from 'react';
import { useEditor } from '../editor-context.tsx';
import { isElement } from './in-window.ts';
import { findField, type Found } from './on-page.ts';
import { loadStandIn } from './stand-in-loader.ts';
import { writableAt } from './writable.ts';

/** What was chosen with the pointer can be written in with Enter. */
export function useWritingKey(
  page: Document,
  chosen: RefObject<Found | null>,
  begin: (found: Found, at: null) => boolean,
): void {
  const editor = useEditor();
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
    // By the next press it is there.
    const prepare = () => {
      const { selection } = editor.state.getState();
      const found = chosen.current;
      if (!found || selection?.by !== 'page' || found.field !== selection.field) return;
      if (writableAt(found, editor.document.get())?.isOwn === false)
        loadStandIn().catch(() => undefined);
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
}

/** The press that chose a link's words has given the link the focus. */
const isIn = (target: EventTarget | null, held: Found | null): boolean =>
  held !== null &&
  isElement(target) &&
  target.matches('a, button') &&
  target.contains(held.element);
