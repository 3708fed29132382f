/** Letters from and to which a text is chosen; the same twice is a caret. */
export type Caret = { from: number; to: number };

/** Within a text that may have become shorter. */
export const fitted = ({ from, to }: Caret, text: string): Caret => ({
  from: Math.min(from, text.length),
  to: Math.min(to, text.length),
});

/** What is chosen inside an element, in letters from its beginning; null where that is elsewhere. */
export function caretIn(element: Element): Caret | null {
  const selection = element.ownerDocument.getSelection();
  const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
  return range ? lettersIn(element, range) : null;
}

function lettersIn(element: Element, range: AbstractRange): Caret | null {
  const { startContainer, startOffset, endContainer, endOffset } = range;
  if (!element.contains(startContainer) || !element.contains(endContainer)) return null;
  return {
    from: offsetIn(element, startContainer, startOffset),
    to: offsetIn(element, endContainer, endOffset),
  };
}

/** What an input event is about to replace. */
export function rangeOf(event: InputEvent, element: Element, otherwise: Caret): Caret {
  const [range] = event.getTargetRanges();
  const present = (range && lettersIn(element, range)) ?? caretIn(element) ?? otherwise;
  const deletes = present.from === present.to && deletions[event.inputType];
  return deletes ? deletes(element.textContent, present.from) : present;
}

/** What a deletion takes from a caret, where the browser does not tell it beforehand. */
const deletions: Readonly<Record<string, (text: string, at: number) => Caret>> = {
  deleteContentBackward: (text, at) => ({
    from: at - (lettersOf(text.slice(0, at)).at(-1)?.length ?? 0),
    to: at,
  }),
  deleteContentForward: (text, at) => ({
    from: at,
    to: at + (lettersOf(text.slice(at))[0]?.length ?? 0),
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

/** Letters as people count them: an accent and what it stands on are one. */
const lettersOf = (text: string): string[] =>
  [...new Intl.Segmenter().segment(text)].map(({ segment }) => segment);

/** As much of a text as there is room for, as the schema counts it; no letter is cut in two. */
export function fitting(text: string, room: number): string {
  if (text.length <= room) return text;
  let fits = '';
  for (const letter of lettersOf(text)) {
    if (fits.length + letter.length > room) break;
    fits += letter;
  }
  return fits;
}

/** So many letters stand before a place that the browser tells, in a text or among elements. */
function offsetIn(element: Element, container: Node, offset: number): number {
  if (container.nodeType === Node.TEXT_NODE && container.parentNode?.firstChild === container) {
    if (container.parentNode === element) return offset;
  }
  const range = element.ownerDocument.createRange();
  range.setStart(element, 0);
  range.setEnd(container, offset);
  return range.toString().length;
}

/** The text and the letter in it that so many letters lie before. */
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

/** The place between letters that was pressed. */
export function caretAt(element: Element, { x, y }: { x: number; y: number }): Caret | null {
  const pressed = element.ownerDocument.caretPositionFromPoint(x, y);
  if (!pressed || !element.contains(pressed.offsetNode)) return null;
  const at = offsetIn(element, pressed.offsetNode, pressed.offset);
  return { from: at, to: at };
}
