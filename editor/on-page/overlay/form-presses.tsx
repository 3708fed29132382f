import { useLayoutEffect } from 'react';
import type { FormsPort } from '../../core/ports.ts';
import { usePorts } from '../../core/state/editor-context.tsx';
import { useCanvas, useCanvasState } from '../page/canvas-state.ts';
import { dishAt } from '../page/dish-at.ts';
import { placeAt } from '../page/place-at.ts';
import { usePageSheet } from './use-page-sheet.ts';

/** What has a form looks as if it can be pressed; a dish does so for customers. */
const pointer = `:is(li, article):has(address) :is(address, table, dl) {
  cursor: pointer;
}`;

type FormPressesProps = { page: Document };

/** Presses on what no setting says open its form, where the host has one. */
export function FormPresses(props: FormPressesProps) {
  const { forms } = usePorts();
  return forms ? <OwnFormPresses {...props} forms={forms} /> : null;
}

/**
 * A press or Enter on a dish, and a press on a restaurant's hours or address, opens its form; with
 * Ctrl, ⌘ or Shift, and while the page is tried as customers use it, it acts as for them.
 */
function OwnFormPresses({ page, forms }: FormPressesProps & { forms: FormsPort }) {
  const { siteData } = usePorts();
  const canvas = useCanvas();
  const isPicking = useCanvasState(({ picking }) => picking === 'fields');
  usePageSheet(page, isPicking ? pointer : null);
  // With the frame that shows the editor: a press right then must not be a customer's.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      const { ctrlKey, metaKey, shiftKey, button, target } = event;
      if (canvas.getState().picking !== 'fields' || button !== 0) return;
      if (ctrlKey || metaKey || shiftKey) return;
      const { dishes, restaurants } = siteData.get();
      const subject = dishAt(target, dishes) ?? placeAt(target, restaurants);
      if (!subject) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      forms.open(subject);
    };
    // Before the page and everything else of the editor.
    page.addEventListener('click', onClick, { capture: true });
    return () => page.removeEventListener('click', onClick, { capture: true });
  }, [page, canvas, siteData, forms]);
  return null;
}
