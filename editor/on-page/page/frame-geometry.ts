/** Elements inside a frame have their own window's classes, so `instanceof` fails for them. */
export const isElement = (target: EventTarget | null): target is Element =>
  target !== null && 'nodeType' in target && target.nodeType === Node.ELEMENT_NODE;

export const isHtml = (node: Node): node is HTMLElement =>
  node instanceof (node.ownerDocument?.defaultView ?? window).HTMLElement;

/** The device frame that contains a page; null for the page that the editor is opened on. */
export const frameOf = (page: Document): Element | null =>
  page === document ? null : (page.defaultView?.frameElement ?? null);

/** The scale at which a page is drawn: less than 1 in a frame that is scaled down. */
export function scaleOf(page: Document): number {
  const frame = frameOf(page);
  return frame ? frame.getBoundingClientRect().width / frame.clientWidth : 1;
}

/** A point of a page, in CSS pixels of the editor's own window. */
export function toWindowPoint(
  page: Document,
  at: { x: number; y: number },
): { x: number; y: number } {
  const { x, y } = frameOf(page)?.getBoundingClientRect() ?? { x: 0, y: 0 };
  const scale = scaleOf(page);
  return { x: x + at.x * scale, y: y + at.y * scale };
}
