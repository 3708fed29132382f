import { useCallback, useState } from 'react';

/** Where a strip stands: at an end of it, between them, or with all of it in sight. */
type Reach = 'start' | 'middle' | 'end' | 'all';

/** Distances are whole pixels only at some zooms. */
const slack = 2;

function reachOf({ scrollLeft, scrollWidth, clientWidth }: HTMLElement): Reach {
  // Right-to-left rows count from 0 down.
  const before = Math.abs(scrollLeft) <= slack;
  const after = scrollWidth - clientWidth - Math.abs(scrollLeft) <= slack;
  if (before) return after ? 'all' : 'start';
  return after ? 'end' : 'middle';
}

/** Follows a row that scrolls sideways, and leafs through it. */
export function useStripScroll() {
  const [row, setRow] = useState<HTMLElement | null>(null);
  // Until it was measured, buttons could do nothing: they come rather than go.
  const [reach, setReach] = useState<Reach>('all');
  const list = useCallback((element: HTMLElement | null) => {
    setRow(element);
    if (!element) return undefined;
    const look = () => setReach(reachOf(element));
    const resize = new ResizeObserver(look);
    resize.observe(element);
    element.addEventListener('scroll', look, { passive: true });
    return () => {
      resize.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const leaf = (direction: 1 | -1) => {
    if (!row) return;
    const sign = getComputedStyle(row).direction === 'rtl' ? -direction : direction;
    row.scrollBy({ left: sign * row.clientWidth * 0.8 });
  };
  return { list, reach, leaf };
}
