/** A selected range of a text, in characters; a caret where both are the same. */
export type Caret = { from: number; to: number };

/** Limited to a text that may have become shorter. */
export const clampedCaret = ({ from, to }: Caret, text: string): Caret => ({
  from: Math.min(from, text.length),
  to: Math.min(to, text.length),
});

/** The selection inside an element, in characters from its start; null where it is elsewhere. */
export function caretIn(element: Element): Caret | null {
  const selection = element.ownerDocument.getSelection();
  const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
  return range ? rangeIn(element, range) : null;
}

function rangeIn(element: Element, range: AbstractRange): Caret | null {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (!element.contains(startContainer) || !element.contains(endContainer)) return null;
  return {
    from: offsetIn(element, startContainer, startOffset),
    to: offsetIn(element, endContainer, endOffset),
  };
}

/** The range that an input event is about to replace. */
export function rangeOf(event: InputEvent, element: Element, otherwise: Caret): Caret {
  const [range] = event.getTargetRanges();
  const present = (range && rangeIn(element, range)) ?? caretIn(element) ?? otherwise;
  const deletes = present.from === present.to && deletions[event.inputType];
  return deletes ? deletes(element.textContent, present.from) : present;
}

/** The range that a deletion at a caret removes, where the browser does not report it. */
const deletions: Readonly<Record<string, (text: string, at: number) => Caret>> = {
  deleteContentBackward: (text, at) => ({
    from: at - (graphemesOf(text.slice(0, at)).at(-1)?.length ?? 0),
    to: at,
  }),
  deleteContentForward: (text, at) => ({
    from: at,
    to: at + (graphemesOf(text.slice(at))[0]?.length ?? 0),
  }),
  deleteWordBackward: (text, at) => ({ from: text.slice(0, at).search(/\S*\s*$/), to: at }),
  deleteWordForward: (text, at) => ({
    from: at,
    to: at + (/^\s*\S*/.exec(text.slice(at))?.[0].length ?? 0),
  }),
  deleteSoftLineBackward: (_, at) => ({ from: 0, to: at }),
  deleteSoftLineForward: (text, at) => ({ from: at, to: text.length }),
  deleteHardLineBackward: (_, at) => ({ from: 0, to: at }),
  deleteHardLineForward: (text, at) => ({ from: at, to: text.length }),
};

/** Graphemes: a letter and its combining accent are one. */
const graphemesOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** A text cut to a length as the schema counts it, never within a grapheme. */
export function truncated(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  let fits = '';
  for (const grapheme of graphemesOf(text)) {
    if (fits.length + grapheme.length > maxLength) break;
    fits += grapheme;
  }
  return fits;
}

/** Characters before a DOM position, which is in a text node or among elements. */
function offsetIn(element: Element, container: Node, offset: number): number {
  if (container.nodeType === Node.TEXT_NODE && container.parentNode?.firstChild === container) {
    if (container.parentNode === element) return offset;
  }
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(container, offset);
  return range.toString().length;
}

/** The DOM position after so many characters. */
function pointAt(element: Element, offset: number): [node: Node, offset: number] {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  let last: Node | null = null;
  while (walker.nextNode()) {
    last = walker.currentNode;
    const { length } = last.nodeValue ?? '';
    if (left <= length) return [last, left];
    left -= length;
  }
  return last ? [last, last.nodeValue?.length ?? 0] : [element, 0];
}

export function placeCaret(element: Element, caret: Caret): void {
  const present = caretIn(element);
  if (present?.from === caret.from && present.to === caret.to) return;
  const [start, end] = [pointAt(element, caret.from), pointAt(element, caret.to)];
  element.ownerDocument.getSelection()?.setBaseAndExtent(...start, ...end);
}

/** The caret at a point, in CSS pixels of the window. */
export function caretAt(element: Element, { x, y }: { x: number; y: number }): Caret | null {
  const position = element.ownerDocument.caretPositionFromPoint(x, y);
  if (!position || !element.contains(position.offsetNode)) return null;
  const at = offsetIn(element, position.offsetNode, position.offset);
  return { from: at, to: at };
}
