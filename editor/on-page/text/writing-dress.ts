import { frameOf } from '../page/in-window.ts';
import type { Mark } from './surface.ts';

/** What may be a text box; a heading stays one, and a link (ARIA in HTML). */
const roleless = 'p, span, div, bdi, blockquote';

/** Makes an element one that is written in. @returns takes all of it off again */
export function dressed(element: HTMLElement, label: string, keepsLines: boolean): () => void {
  const own = { contenteditable: 'plaintext-only', 'aria-label': label, draggable: 'false' };
  const attributes = {
    ...own,
    ...(element.matches(roleless) && { role: 'textbox' }),
    ...(keepsLines && { 'aria-multiline': 'true' }),
  };
  const before = Object.entries(attributes).map(([name, value]) => {
    const was = element.getAttribute(name);
    element.setAttribute(name, value);
    return [name, was] as const;
  });
  // The editor draws its own line around it.
  element.style.setProperty('outline', 'none');
  return () => {
    for (const [name, was] of before) {
      if (was === null) element.removeAttribute(name);
      else element.setAttribute(name, was);
    }
    element.style.removeProperty('outline');
  };
}

const tools = '[data-writing-tools]';

/** A tool beside the words takes the focus without ending the writing. */
export const isTool = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest(tools) !== null;

/**
 * Ends a writing that the focus has left for good: not for a tool beside it. On its way out of a
 * frame, or back into it, the focus is nowhere for a moment.
 * @param to where the focus goes, as far as the page it leaves can tell
 */
export function whenLeft(element: HTMLElement, to: EventTarget | null, end: () => void): void {
  const page = element.ownerDocument;
  if (to === element || isTool(to)) return;
  if (to !== null || frameOf(page) === null) {
    end();
    return;
  }
  setTimeout(() => {
    const isBack = page.hasFocus() && page.activeElement === element;
    if (!isBack && !isTool(document.activeElement)) end();
  });
}

const keys: Partial<Record<string, Mark>> = {
  KeyB: 'bold',
  KeyI: 'italic',
  'Shift KeyK': 'link',
};

/** The mark that a key stands for, by its place; the address of a link needs a field. */
export function toolKey({ ctrlKey, metaKey, shiftKey, altKey, code }: KeyboardEvent) {
  if ((!ctrlKey && !metaKey) || altKey) return undefined;
  return keys[shiftKey ? `Shift ${code}` : code];
}
