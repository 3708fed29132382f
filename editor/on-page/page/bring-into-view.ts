import { isHtml } from './frame-geometry.ts';

/**
 * Scrolls the page until an element is visible beside the panel: its top below the sticky header,
 * or all of it in the middle where it is small. Does nothing where it is visible already.
 * @param above space to leave for a bar over the section's top, in CSS pixels
 */
export function bringIntoView(element: Element, above = 0): void {
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
  const isVisible = isSmall
    ? rect.top >= top && rect.bottom <= bottom
    : rect.top >= top - 1 && rect.top < top + (bottom - top) / 3;
  if (isVisible) return;
  const isReduced = view.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = isReduced ? 'instant' : 'smooth';
  // `scrollIntoView` ignores an on-screen keyboard; browsers do not animate when one opens either.
  const isUnderKeyboard = isSmall && bottom === keyboardTop(view) && rect.bottom > bottom;
  if (isUnderKeyboard) {
    view.scrollBy({ top: rect.bottom - bottom + 8, behavior: 'instant' });
    return;
  }
  const block = isSmall ? 'center' : 'start';
  if (above > 0 && isHtml(element)) scrollWithMargin(element, above, block, behavior);
  else element.scrollIntoView({ block, behavior });
}

/** The margin only matters during the call, so the element's style is restored after it. */
function scrollWithMargin(
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

/** Top of an on-screen keyboard, which covers the window without resizing it. */
function keyboardTop({ visualViewport: visible }: Window): number {
  return visible && visible.scale < 1.05 ? visible.offsetTop + visible.height : Infinity;
}
