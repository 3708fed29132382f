import { useEffect, useRef, useState, type ReactNode } from 'react';
import list from './list.module.css';

type RowsWhenNearProps = {
  /** How many rows they are. */
  count: number;
  /** They are drawn at once, wherever they stand. */
  isDrawn: boolean;
  /** Draws them. */
  rows(): ReactNode;
};

/** As tall as most rows; those that are drawn have their own height. */
const usualRow = 72;
/** They are drawn before they are seen. */
const margin = '1200px 0px';

/**
 * Rows of a long list, drawn once they are near the window and kept from then on. Until then a place
 * of about their height stands for them, marked `data-undrawn` for who walks from row to row.
 */
export function RowsWhenNear({ count, isDrawn, rows }: RowsWhenNearProps) {
  const place = useRef<HTMLLIElement>(null);
  const [wasNear, setWasNear] = useState(false);
  const isShown = isDrawn || wasNear;
  useEffect(() => {
    if (isShown || !place.current) return undefined;
    const observer = new IntersectionObserver(
      (seen) => {
        if (seen.some(({ isIntersecting }) => isIntersecting)) setWasNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown]);
  if (isShown) return rows();
  return (
    <li
      ref={place}
      className={list.undrawn}
      aria-hidden="true"
      data-undrawn
      style={{ blockSize: count * usualRow }}
    />
  );
}
