/** Where a bar stands inside its box: at the start or the end of its top, or at its foot. */
export type BarEdge = 'start' | 'end' | 'foot';

type Placing = {
  /** The box as far as it is visible. */
  visible: DOMRect;
  bar: { width: number; height: number };
  /** What the bar must not cover. */
  headings: readonly DOMRect[];
};

/** The first edge at which the bar covers no heading; the start of the top where each covers one. */
export function barEdge({ visible, bar, headings }: Placing): BarEdge {
  const at = (x: number, y: number) => new DOMRect(x, y, bar.width, bar.height);
  const places: [BarEdge, DOMRect][] = [
    ['start', at(visible.left, visible.top)],
    ['end', at(visible.right - bar.width, visible.top)],
    ['foot', at(visible.left, visible.bottom - bar.height)],
  ];
  const free = places.find(([, place]) => !headings.some((heading) => overlap(place, heading)));
  return free?.[0] ?? 'start';
}

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The lines of text of every heading in a part of the page: a heading's own box is as wide as it. */
export function headingLines(part: Element): DOMRect[] {
  const range = part.ownerDocument.createRange();
  return [...part.querySelectorAll('h1, h2, h3, h4')].flatMap((heading) => {
    range.selectNodeContents(heading);
    return [...range.getClientRects()];
  });
}
