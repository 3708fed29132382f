import type { Caret } from './caret.ts';
import { textOf, type Spans } from './spans.ts';

/** What can be put on a part of a rich text. */
export type Mark = 'bold' | 'italic' | 'link';

/** Gives the text with a mark put on a range or taken off it. @param href of a link; null: no link */
export type ApplyMark = (spans: Spans, range: Caret, mark: Mark, href: string | null) => Spans;

/** The element that a text is edited in: the page's own, or one that replaces it meanwhile. */
export type Surface = {
  element: HTMLElement;
  /** Draws the text; does nothing where it is drawn already. */
  show(spans: Spans): void;
  /** The text in the element, whoever put it there. */
  readText(): string;
  /** Whether the page still draws the edited element. */
  isDrawn(): boolean;
  remove(): void;
  /** Null for plain text. */
  applyMark: ApplyMark | null;
};

/**
 * The page's own element, where it has nothing but the text. The text node stays the same
 * throughout: React may have a reference to it, but an on-screen keyboard replaces it.
 */
export function inPlaceSurface(element: HTMLElement): Surface {
  const node = element.firstChild ?? element.ownerDocument.createTextNode('');
  return {
    element,
    show(spans) {
      const text = textOf(spans);
      if (element.firstChild !== node || element.lastChild !== node) element.replaceChildren(node);
      if (node.nodeValue !== text) node.nodeValue = text;
    },
    readText: () => element.textContent,
    isDrawn: () => element.isConnected,
    remove: () => undefined,
    applyMark: null,
  };
}
