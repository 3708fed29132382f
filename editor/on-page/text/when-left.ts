import { frameOf } from '../page/frame-geometry.ts';

const tools = '[data-inline-text-tools]';

/** The tools beside an edited text take the focus without ending the edit. */
const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(tools) !== null;

/**
 * Calls `onLeft` if the focus has left an edited text and its tools for good. On its way out of a
 * frame, or back into it, the focus is nowhere for a moment.
 * @param to where the focus goes, as far as the page it leaves can tell
 */
export function whenLeft(element: HTMLElement, to: EventTarget | null, onLeft: () => void): void {
  const page = element.ownerDocument;
  if (to === element || isTool(to)) return;
  if (to !== null || frameOf(page) === null) {
    onLeft();
    return;
  }
  setTimeout(() => {
    const isBack = page.hasFocus() && page.activeElement === element;
    if (!isBack && !isTool(document.activeElement)) onLeft();
  });
}
