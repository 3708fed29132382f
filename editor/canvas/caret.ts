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
  if (!range) return caretIn(element) ?? otherwise;
  return {
    from: offsetIn(element, range.startContainer, range.startOffset),
    to: offsetIn(element, range.endContainer, range.endOffset),
  };
}

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
