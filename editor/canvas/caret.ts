/** Letters from and to which a text is chosen; the same twice is a caret. */
export type Caret = { from: number; to: number };

/** Within a text that may have become shorter. */
export const fitted = ({ from, to }: Caret, text: string): Caret => ({
  from: Math.min(from, text.length),
  to: Math.min(to, text.length),
});

/** What is chosen inside an element that holds nothing but one text; null where that is elsewhere. */
export function caretIn(element: Element): Caret | null {
  const selection = element.ownerDocument.getSelection();
  const [range] = selection && selection.rangeCount > 0 ? [selection.getRangeAt(0)] : [];
  if (!range || !element.contains(range.startContainer) || !element.contains(range.endContainer)) {
    return null;
  }
  return {
    from: offsetIn(element, range.startContainer, range.startOffset),
    to: offsetIn(element, range.endContainer, range.endOffset),
  };
}

/** What an input event is about to replace. */
export function rangeOf(event: InputEvent, element: Element, otherwise: Caret): Caret {
  const [range] = event.getTargetRanges();
  const told = range && {
    from: offsetIn(element, range.startContainer, range.startOffset),
    to: offsetIn(element, range.endContainer, range.endOffset),
  };
  const present = told ?? caretIn(element) ?? otherwise;
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

/** A browser tells an offset in the text, or beside it among the element's children. */
function offsetIn(element: Element, container: Node, offset: number): number {
  if (container.nodeType === Node.TEXT_NODE) return offset;
  return offset === 0 ? 0 : element.textContent.length;
}

export function placeCaret(text: Node, { from, to }: Caret): void {
  const selection = text.ownerDocument?.getSelection();
  const isThere =
    selection?.anchorNode === text &&
    selection.focusNode === text &&
    Math.min(selection.anchorOffset, selection.focusOffset) === from &&
    Math.max(selection.anchorOffset, selection.focusOffset) === to;
  if (!isThere) selection?.setBaseAndExtent(text, from, text, to);
}
