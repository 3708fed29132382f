/** What one reads stands about here in the window. */
const readingLine = 0.4;

type Place = { element: Element; top: number };

/**
 * Changes the page so that what the customer reads does not move: the innermost thing on the line
 * where one reads that is still there afterwards, or what took its place, stays where it was. At
 * the very top nothing is held, for what comes there is meant to be seen.
 */
export function keepInSight(change: () => void): void {
  const { documentElement } = document;
  const places = window.scrollY > 0 ? placesInSight() : [];
  // The browser's own anchoring would move the page a second time.
  documentElement.style.setProperty('overflow-anchor', 'none');
  change();
  const moved = distance(places);
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => documentElement.style.removeProperty('overflow-anchor')),
  );
}

/** From the innermost outwards; what has the focus is the first, where it is in sight. */
function placesInSight(): Place[] {
  const root = document.getElementById('main')?.parentElement;
  if (!root) return [];
  const line = window.innerHeight * readingLine;
  const inside: Element[] = [];
  let at: Element | undefined = root;
  while (at) {
    inside.unshift(at);
    at = [...at.children].find((child) => {
      const { top, bottom } = child.getBoundingClientRect();
      return top <= line && bottom > line;
    });
  }
  const focused = document.activeElement;
  const isInSight = focused && root.contains(focused) && focused !== root && isSeen(focused);
  return (isInSight ? [focused, ...inside] : inside).map((element) => ({
    element,
    top: element.getBoundingClientRect().top,
  }));
}

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && element.id !== 'main';
}

/** How far the first place that is still there has moved (px). */
function distance(places: readonly Place[]): number {
  for (const { element, top } of places) {
    const present = element.isConnected
      ? element
      : element.id && document.getElementById(element.id);
    if (present) return present.getBoundingClientRect().top - top;
  }
  return 0;
}
