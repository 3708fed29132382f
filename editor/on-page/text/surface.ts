import type { Caret } from './caret.ts';
import { textOf, type Spans } from './spans.ts';

/** What can be put on words while they are written. */
export type Mark = 'bold' | 'italic' | 'link';

/** Marks on the words that are chosen, drawn into them. @param href of a link; null takes it off */
export type Marking = (words: Spans, caret: Caret, mark: Mark, href: string | null) => Spans;

/** Where words are written: an element of the page, or one that stands in for it meanwhile. */
export type Surface = {
  element: HTMLElement;
  /** Draws the words; what shows them already is left alone. */
  show(words: Spans): void;
  /** The words as they stand there, whoever wrote them. */
  read(): Spans;
  /** Whether the page still draws what is written. */
  isThere(): boolean;
  remove(): void;
  /** Null where words have no marks. */
  marking: Marking | null;
};

/**
 * The element itself, where its text is all that it holds. The text node stays the same one
 * throughout, for React may hold on to it, while a keyboard that composes a word replaces it.
 */
export function ownSurface(element: HTMLElement): Surface {
  const node = element.firstChild ?? element.ownerDocument.createTextNode('');
  return {
    element,
    show(words) {
      const text = textOf(words);
      if (element.firstChild !== node || element.lastChild !== node) element.replaceChildren(node);
      if (node.nodeValue !== text) node.nodeValue = text;
    },
    read: () => [{ text: element.textContent }],
    isThere: () => element.isConnected,
    remove: () => undefined,
    marking: null,
  };
}
