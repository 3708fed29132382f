/** What lies inside a frame is made of its window's own classes, so `instanceof` does not know it. */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE;

export const isHtml = (node: Node): node is HTMLElement =>
  node instanceof (node.ownerDocument?.defaultView ?? window).HTMLElement;

/** The frame of the editor that a page stands in; null for the page that the editor stands on. */
export const frameOf = (page: Document): Element | null =>
  page === document ? null : (page.defaultView?.frameElement ?? null);

/** How large a page is drawn: less than 1 in a frame that is made smaller. */
export function scaleOf(page: Document): number {
  const frame = frameOf(page);
  return frame ? frame.getBoundingClientRect().width / frame.clientWidth : 1;
}

/** Where a place of a page is in the window itself, in CSS pixels. */
export function inWindow(page: Document, at: { x: number; y: number }): { x: number; y: number } {
  const { x, y } = frameOf(page)?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const scale = scaleOf(page);
  return { x: x + at.x * scale, y: y + at.y * scale };
}
