import { isHtml } from './in-window.ts';

/**
 * Scrolls the page until an element is seen beside the panel: its beginning below what sticks to
 * the top, or all of it in the middle where it is small, clear of bars and labels at the edges. What
 * is seen already stays where it is.
 * @param above room to leave for a bar that lies over the section's top, in CSS pixels
 */
export function bringIntoSight(element: Element, above = 0): void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(page.documentElement);
  const top = (parseFloat(scrollPaddingBlockStart) || 0) + above;
  const bottom = Math.min(
    view.innerHeight - (parseFloat(scrollPaddingBlockEnd) || 0),
    keyboardTop(view),
  );
  const rect = element.getBoundingClientRect();
  const isSmall = rect.height < (bottom - top) / 2;
  const isSeen = isSmall
    ? rect.top >= top && rect.bottom <= bottom
    : rect.top >= top - 1 && rect.top < top + (bottom - top) / 3;
  if (isSeen) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isCalm ? 'instant' : 'smooth';
  // Scrolling into view knows nothing of a keyboard; a browser does not glide either when one comes.
  const isUnder = isSmall && bottom === keyboardTop(view) && rect.bottom > bottom;
  if (isUnder) {
    view.scrollBy({ top: rect.bottom - bottom + 8, behavior: 'instant' });
    return;
  }
  const block = isSmall ? 'center' : 'start';
  if (above > 0 && isHtml(element)) withRoom(element, above, block, behavior);
  else element.scrollIntoView({ block, behavior });
}

/** Where it scrolls to is settled with the call; the element keeps no trace of it. */
function withRoom(
  element: HTMLElement,
  above: number,
  block: ScrollLogicalPosition,
  behavior: ScrollBehavior,
): void {
  const before = element.getAttribute('style');
  element.style.scrollMarginBlockStart = `${above}px`;
  element.scrollIntoView({ block, behavior });
  if (before === null) element.removeAttribute('style');
  else element.setAttribute('style', before);
}

/** Where a keyboard on the screen begins, which covers the window without making it lower. */
function keyboardTop({ visualViewport: seen }: Window): number {
  return seen && seen.scale < 1.05 ? seen.offsetTop + seen.height : Infinity;
}
