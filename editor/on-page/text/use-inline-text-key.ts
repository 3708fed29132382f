import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEditor } from '../../core/state/editor-context.tsx';
import { isElement } from '../page/frame-geometry.ts';
import { loadInlineText } from './load-inline-text.ts';
import { findField, type PageTarget } from '../page/page-target.ts';
import { inlineTextAt } from './inline-text-target.ts';

/**
 * What was clicked, and where its text is edited, where that needs a hint.
 * `control`: the link or button that it is part of, which a second click activates.
 */
export type PressedText = {
  target: PageTarget;
  editedIn: 'here' | 'panel' | null;
  control: HTMLElement | null;
};

/** Lets Enter edit the text that was clicked. @returns what needs a hint */
export function useInlineTextKey(
  page: Document,
  clicked: RefObject<PageTarget | null>,
  start: (target: PageTarget, at: null) => boolean,
): PressedText | null {
  const editor = useEditor();
  const [pressed, setPressed] = useState<PressedText | null>(null);
  const latest = useRef(start);
  useEffect(() => {
    latest.current = start;
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { selection } = editor.state.getState();
      if (event.key !== 'Enter' || event.defaultPrevented || !selection?.field) return;
      const isHere = clicked.current?.element.ownerDocument === page;
      const target = isHere && clicked.current?.field === selection.field ? clicked.current : null;
      if (event.target !== page.body && !isInControl(event.target, target)) return;
      const found = target ?? findField(page, editor.document.get(), selection.field);
      if (found && latest.current(found, null)) event.preventDefault();
    };
    const prepare = () => {
      const { selection } = editor.state.getState();
      const target = clicked.current;
      const isSelected = selection?.by === 'page' && target?.field === selection.field;
      const isHere = isSelected && target?.element.ownerDocument === page;
      const kind = target?.content?.kind;
      if (!isHere || !target || (kind !== 'text' && kind !== 'link')) {
        setPressed(null);
        return;
      }
      const text = inlineTextAt(target, editor.document.get());
      // It is loaded by the next click.
      if (text) loadInlineText().catch(() => undefined);
      const control = target.element.closest<HTMLElement>('a[href], button');
      const editedIn = text ? control && 'here' : kind === 'text' ? 'panel' : null;
      setPressed(editedIn || control ? { target, editedIn, control } : null);
    };
    const unsubscribe = editor.state.subscribe(({ selection }, before) => {
      if (selection !== before.selection) prepare();
    });
    page.addEventListener('keydown', onKeyDown);
    return () => {
      unsubscribe();
      page.removeEventListener('keydown', onKeyDown);
    };
  }, [page, editor, clicked]);
  return pressed;
}

/** The click that selected a link's text has given the link the focus. */
const isInControl = (focused: EventTarget | null, target: PageTarget | null): boolean =>
  target !== null &&
  isElement(focused) &&
  focused.matches('a, button') &&
  focused.contains(target.element);
