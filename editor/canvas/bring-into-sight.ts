/**
 * Scrolls the page until an element is seen beside the panel: its beginning below what sticks to
 * the top, or all of it where it is small. What is seen already stays where it is.
 */
export function bringIntoSight(element: Element): void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const { scrollPaddingBlockStart, scrollPaddingBlockEnd } = getComputedStyle(page.documentElement);
  const top = parseFloat(scrollPaddingBlockStart) || 0;
  const bottom = view.innerHeight - (parseFloat(scrollPaddingBlockEnd) || 0);
  const rect = element.getBoundingClientRect();
  const isSmall = rect.height < (bottom - top) / 2;
  const isSeen = isSmall
    ? rect.top >= top && rect.bottom <= bottom
    : rect.top >= top - 1 && rect.top < top + (bottom - top) / 3;
  if (isSeen) return;
  const isCalm = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  element.scrollIntoView({
    block: isSmall ? 'nearest' : 'start',
    behavior: isCalm ? 'instant' : 'smooth',
  });
}
