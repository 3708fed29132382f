/** What one reads stands about here in the window. */
const readingLine = 0.4;
/** How far from that line, in window heights, what is read may stand: lines have gaps between them. */
const widestGap = 0.1;

type Place = {
  element: Element;
  top: number;
  /** Finds what a new design draws in its place, once it is gone. */
  successor: () => Element | null | undefined;
};

/**
 * Changes the page so that what the customer reads does not move: the innermost thing on the line
 * where one reads that is still there afterwards, or what took its place, stays where it was. At
 * the very top nothing is held, for what comes there is meant to be seen.
 */
export function preserveScroll(change: () => void): void {
  const { documentElement } = document;
  const places = window.scrollY > 0 ? placesInSight() : [];
  // The browser's own anchoring would move the page a second time.
  documentElement.style.setProperty('overflow-anchor', 'none');
  present += 1;
  const own = present;
  change();
  const moved = distance(places);
  if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (own === present) documentElement.style.removeProperty('overflow-anchor');
    }),
  );
}

/** The last call: the end of an earlier one must not let the browser move what this one holds. */
let present = 0;

/** From the innermost outwards; what has the focus is the first, where it is in sight. */
function placesInSight(): Place[] {
  const root = document.getElementById('main')?.parentElement;
  if (!root) return [];
  const line = window.innerHeight * readingLine;
  const inside: Element[] = [];
  let at: Element | undefined = root;
  while (at) {
    inside.unshift(at);
    at = nearestChild(at, line);
  }
  const focused = document.activeElement;
  const isInSight = focused && root.contains(focused) && focused !== root && isSeen(focused);
  return (isInSight ? [focused, ...inside] : inside).map((element) => ({
    element,
    top: element.getBoundingClientRect().top,
    successor: successorOf(element),
  }));
}

/** The child on a line of the window (px from its top), or the nearest to it within a gap. */
function nearestChild(parent: Element, line: number): Element | undefined {
  let nearest: Element | undefined;
  let least = window.innerHeight * widestGap;
  for (const child of parent.children) {
    const { top, bottom } = child.getBoundingClientRect();
    const gap = Math.max(top - line, line - bottom, 0);
    if (bottom > top && gap < least) [nearest, least] = [child, gap];
  }
  return nearest;
}

/** By its id; a dish by its name, in the part of the menu that it stood in. */
function successorOf(element: Element): Place['successor'] {
  const { id } = element;
  if (id) return () => document.getElementById(id);
  const name = element.matches('article') && nameOf(element);
  const home = name && element.closest('[id]')?.id;
  if (!home) return () => null;
  return () => {
    const articles = document.getElementById(home)?.querySelectorAll('article') ?? [];
    return [...articles].find((article) => nameOf(article) === name);
  };
}

const nameOf = (article: Element) => article.querySelector('h2, h3, h4, h5, h6')?.textContent;

function isSeen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight && element.id !== 'main';
}

/** How far the first place that is still there has moved (px). */
function distance(places: readonly Place[]): number {
  for (const { element, top, successor } of places) {
    const present = element.isConnected ? element : successor();
    if (present) return present.getBoundingClientRect().top - top;
  }
  return 0;
}
