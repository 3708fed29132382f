/**
 * Scrolls the page until an element is seen beside the panel: its beginning below what sticks to
 * the top, or all of it in the middle where it is small, clear of bars and labels at the edges. What
 * is seen already stays where it is.
 */
export function bringIntoSight(element: Element): void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(page.documentElement);
  const top = parseFloat(scrollPaddingBlockStart) || 0;
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
  if (isUnder) view.scrollBy({ top: rect.bottom - bottom + 8, behavior: 'instant' });
  else element.scrollIntoView({ block: isSmall ? 'center' : 'start', behavior });
}

/** Where a keyboard on the screen begins, which covers the window without making it lower. */
function keyboardTop({ visualViewport: seen }: Window): number {
  return seen && seen.scale < 1.05 ? seen.offsetTop + seen.height : Infinity;
}
