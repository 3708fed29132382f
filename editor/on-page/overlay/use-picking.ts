import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { useCanvas } from '../page/canvas-state.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { findPaint } from '../page/find-paint.ts';
import { isElement, toWindowPoint } from '../page/frame-geometry.ts';
import { targetOf, groupOfField, type PageTarget } from '../page/page-target.ts';
import type { Tracker } from '../page/tracker.ts';
import { inlineTextAt } from '../text/inline-text-target.ts';

type PickingOptions = {
  page: Document;
  tracker: Tracker;
  /** What is under the pointer. */
  onHover(found: PageTarget | null): void;
  /** A text was clicked that is selected already. */
  onEdit(target: PageTarget, at: { x: number; y: number }): void;
  /** What was clicked last: of several elements of one field, the one that is meant. */
  clicked: RefObject<PageTarget | null>;
};

/** Two taps within this time are a double tap. */
const doubleTapMs = 400;

/** Elements with a click behaviour of their own. */
const interactive = 'a[href], button, input, select, textarea, label, summary, [role="button"]';

/**
 * Clicks on the page: selects what comes from the configuration, everything else works as for a
 * customer. The first click on a link with a configured text only selects it.
 */
export function usePicking(options: PickingOptions): void {
  const editor = useEditor();
  const canvas = useCanvas();
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const { page } = options;
  useLayoutEffect(() => {
    let last: Element | null = null;
    const hover = (target: Element | null) => {
      if (target === last) return;
      last = target;
      const isOn = canvas.getState().picking !== 'off' && target !== null;
      latest.current.onHover(isOn ? targetOf(target, editor.document.get()) : null);
    };
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hover(elementOf(target));
    };
    const onLeave = () => hover(null);
    // Not every phone counts the clicks of a double tap (`event.detail`).
    let lastTap: { at: number; on: EventTarget | null } = { at: -Infinity, on: null };
    const isDoubleTap = (event: MouseEvent) => {
      if (!('pointerType' in event) || event.pointerType !== 'touch') return false;
      const { timeStamp: at, target: on } = event;
      const isSoon = at - lastTap.at < doubleTapMs && on === lastTap.on;
      lastTap = { at, on };
      return isSoon;
    };

    const onClick = (event: MouseEvent) => {
      const target = elementOf(event.target);
      const { picking } = canvas.getState();
      // Clicks by keyboard (detail 0) on a link or button are for the page.
      if (!target || event.detail === 0 || event.button !== 0 || picking === 'off') return;
      const at = { x: event.clientX, y: event.clientY };
      const config = editor.document.get();
      const hit = targetOf(target, config, at);
      if (!hit) return;
      if (picking === 'colours') {
        suppress(event);
        const paints = findPaint(target, config);
        const color = paints.find((paint) => paint.color !== null)?.color;
        canvas.setState({ picking: 'fields', paint: { paints, ...toWindowPoint(page, at) } });
        if (color) editor.select({ group: 'colors', field: `colors.${color}`, by: 'page' });
        return;
      }
      const control = target.closest(interactive);
      if (target.closest('[contenteditable]')) {
        // The text being edited may be inside a link or button.
        if (control) suppress(event);
        return;
      }
      const isConfigured = hit.content?.kind === 'text' || hit.content?.kind === 'link';
      if (control && !isConfigured) return;
      if (control && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      const { selection } = editor.state.getState();
      // A link needs a first click for each element that shows it; paragraphs of a field do not.
      const isSame = !control || latest.current.clicked.current?.element === hit.element;
      const isSelected = hit.field !== null && selection?.field === hit.field && isSame;
      const isText = inlineTextAt(hit, config) !== null;
      const isSecond = event.detail > 1 || isDoubleTap(event);
      if (isSelected && isText && (!control || isSecond)) {
        suppress(event);
        latest.current.onEdit(hit, at);
        return;
      }
      if (isSelected && control && !isSecond) return;
      if (control) suppress(event);
      latest.current.clicked.current = hit;
      const group = groupOfField(hit);
      editor.select({ group, ...(hit.field !== null && { field: hit.field }), by: 'page' });
    };
    const control = new AbortController();
    const { signal } = control;
    page.addEventListener('pointermove', onMove, { passive: true, signal });
    page.documentElement.addEventListener('pointerleave', onLeave, { passive: true, signal });
    page.addEventListener('click', onClick, { capture: true, signal });
    return () => control.abort();
  }, [page, editor, canvas]);
}

/** Keeps an event from the page. */
function suppress(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const elementOf = (target: EventTarget | null): Element | null =>
  isElement(target) ? target : null;
