import { useEffect, useRef, type RefObject } from 'react';
import { useCanvas } from '../page/canvas-state.ts';
import { useEditor } from '../../core/state/editor-context.tsx';
import { findPaint } from '../page/find-paint.ts';
import { isElement, inWindow } from '../page/in-window.ts';
import { findOnPage, groupOfField, type Found } from '../page/on-page.ts';
import type { Tracker } from '../page/tracker.ts';
import { writableAt } from '../text/writable.ts';

type PickingNeeds = {
  page: Document;
  tracker: Tracker;
  /** What lies under the pointer. */
  onHover(found: Found | null): void;
  /** A text was pressed that is in hand already. */
  onWrite(found: Found, at: { x: number; y: number }): void;
  /** The very element that was chosen, which a search by its field might not give. */
  chosen: RefObject<Found | null>;
};

/** Two presses within this time are a double one. */
const doublePressMs = 400;

/** What does something of its own when it is pressed, as it does for a customer. */
const alive = 'a[href], button, input, select, textarea, label, summary, [role="button"]';

/**
 * Presses on the page: what is written in the configuration is chosen, everything else works as
 * for a customer. A link whose words are configured is held back the first time.
 */
export function usePicking(needs: PickingNeeds): void {
  const editor = useEditor();
  const canvas = useCanvas();
  const latest = useRef(needs);
  useEffect(() => {
    latest.current = needs;
  });
  const { page } = needs;
  useEffect(() => {
    let last: Element | null = null;
    const hover = (target: Element | null) => {
      if (target === last) return;
      last = target;
      const isOn = canvas.getState().picking !== 'off' && target !== null;
      latest.current.onHover(isOn ? findOnPage(target, editor.document.get()) : null);
    };
    const onMove = ({ target, pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') hover(elementOf(target));
    };
    const onLeave = () => hover(null);
    // Not every phone counts the presses of a double one.
    let pressed: { at: number; on: EventTarget | null } = { at: -Infinity, on: null };
    const isSoonAfter = (event: MouseEvent) => {
      if (!('pointerType' in event) || event.pointerType !== 'touch') return false;
      const { timeStamp: at, target: on } = event;
      const isSoon = at - pressed.at < doublePressMs && on === pressed.on;
      pressed = { at, on };
      return isSoon;
    };

    const onClick = (event: MouseEvent) => {
      const target = elementOf(event.target);
      const { picking } = canvas.getState();
      // A key that presses a link or button is for the page.
      if (!target || event.detail === 0 || event.button !== 0 || picking === 'off') return;
      const at = { x: event.clientX, y: event.clientY };
      const config = editor.document.get();
      const found = findOnPage(target, config, at);
      if (!found) return;
      if (picking === 'colours') {
        hold(event);
        const paints = findPaint(target, config);
        const color = paints.find((paint) => paint.color !== null)?.color;
        canvas.setState({ picking: 'fields', paint: { paints, ...inWindow(page, at) } });
        if (color) editor.select({ group: 'colors', field: `colors.${color}`, by: 'page' });
        return;
      }
      const control = target.closest(alive);
      if (target.closest('[contenteditable]')) {
        // The text that is being written may be a link's, or a button's.
        if (control) hold(event);
        return;
      }
      const isConfigured = found.written?.kind === 'text' || found.written?.kind === 'link';
      if (control && !isConfigured) return;
      if (control && (event.ctrlKey || event.metaKey || event.shiftKey)) return;
      const inHand = editor.state.getState().selection;
      // A link is held back for each place that shows it; one press is enough among paragraphs.
      const isHere = !control || latest.current.chosen.current?.element === found.element;
      const isInHand = found.field !== null && inHand?.field === found.field && isHere;
      const isText = writableAt(found, config) !== null;
      const isSecond = event.detail > 1 || isSoonAfter(event);
      if (isInHand && isText && (!control || isSecond)) {
        hold(event);
        latest.current.onWrite(found, at);
        return;
      }
      if (isInHand && control && !isSecond) return;
      if (control) hold(event);
      latest.current.chosen.current = found;
      const group = groupOfField(found);
      editor.select({ group, ...(found.field !== null && { field: found.field }), by: 'page' });
    };
    const control = new AbortController();
    const { signal } = control;
    page.addEventListener('pointermove', onMove, { passive: true, signal });
    page.documentElement.addEventListener('pointerleave', onLeave, { passive: true, signal });
    page.addEventListener('click', onClick, { capture: true, signal });
    return () => control.abort();
  }, [page, editor, canvas]);
}

/** The page itself is not to hear of it. */
function hold(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

const elementOf = (target: EventTarget | null): Element | null =>
  isElement(target) ? target : null;
