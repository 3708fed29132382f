/** Written on what only one of two drawings has; the pictures' style sheet draws a frame round it. */
const marked = 'data-differs';

/** Texts, pictures and icons of a drawing, by what is seen of them. */
function seenOf(page: Element): Map<string, Element[]> {
  const seen = new Map<string, Element[]>();
  for (const element of page.querySelectorAll('*:not(svg *)')) {
    const what = seenAs(element);
    if (what === '') continue;
    seen.set(what, [...(seen.get(what) ?? []), element]);
  }
  return seen;
}

function seenAs(element: Element): string {
  if (element.matches('img')) return `src ${element.getAttribute('src')}`;
  if (element.matches('svg')) return `svg ${linesOf(element)}`;
  return [...element.childNodes]
    .flatMap((node) => (node instanceof Text ? node.data.trim() : []))
    .join(' ')
    .trim();
}

/** Where an icon's lines go: neither its colours nor the names in it, which differ each time. */
const drawnBy = ['d', 'points', 'cx', 'cy', 'r', 'x', 'y', 'x1', 'y1', 'x2', 'y2'];

const linesOf = (icon: Element): string =>
  [...icon.querySelectorAll('*')]
    .map((line) => drawnBy.map((name) => line.getAttribute(name) ?? '').join(' '))
    .join();

/**
 * Marks in two drawings what only one of them shows: no design marks its own texts, so they are
 * compared as they stand there (docs/decisions/018).
 */
export function markDifferences(before: Element, after: Element): void {
  const [old, next] = [seenOf(before), seenOf(after)];
  for (const [own, other] of [
    [old, next],
    [next, old],
  ] as const) {
    for (const [what, elements] of own) {
      const partners = other.get(what)?.length ?? 0;
      for (const [index, element] of elements.entries()) {
        element.toggleAttribute(marked, index >= partners);
      }
    }
  }
}

/**
 * Marks anew whenever something else is drawn; gives what ends it.
 * @param onMarked called with how far down the first of the marks stands, in pixels of the screen
 */
export function updateMarks(
  before: Element,
  after: Element,
  onMarked: (depth: number) => void,
): () => void {
  let next = 0;
  const mark = () => {
    markDifferences(before, after);
    const depths = [before, after].flatMap((page) => {
      const first = page.querySelector(`[${marked}]`);
      return first ? first.getBoundingClientRect().bottom - page.getBoundingClientRect().top : [];
    });
    if (depths.length > 0) onMarked(Math.min(...depths));
  };
  const later = () => {
    cancelAnimationFrame(next);
    next = requestAnimationFrame(mark);
  };
  const drawn = new MutationObserver(later);
  for (const page of [before, after]) {
    drawn.observe(page, { childList: true, characterData: true, subtree: true });
  }
  later();
  return () => {
    cancelAnimationFrame(next);
    drawn.disconnect();
  };
}
