import { useCallback, useLayoutEffect, useRef, useState } from 'react';

type Size = { width: number; height: number };

const unknown: Size = { width: 0, height: 0 };
/** Columns and what is between things, in units. */
const columnWidth = 56;
const mostColumns = 4;
export const columnGap = 6;
const groupGap = 2.5;
/** A size smaller, where a dish is higher than the page. */
const smaller = 0.88;
const smallest = 0.3;

/**
 * The board's unit of size, px: a 192nd of the longer side, so that a page at 1920 × 1080, upright
 * and at 4K reads alike from across the room; less on a screen as low as a strip, and on a phone no
 * less than what can be read in the hand.
 */
export function unitOf({ width, height }: Size, scale = 1): number {
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  return Math.max(5.5, Math.min(long / 192, short / 80)) * scale;
}

/** How many columns of dishes stand beside each other. */
export const columnsOf = (width: number, unit: number): number =>
  Math.min(mostColumns, Math.max(1, Math.floor((width / unit + columnGap) / columnWidth)));

/** Measures what a board has room for, again whenever its screen changes. */
export function useBoardSpace() {
  const screen = useRef<HTMLDivElement>(null);
  const area = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(unknown);
  const [inner, setInner] = useState(unknown);
  const [scale, setScale] = useState(1);
  useLayoutEffect(() => {
    const sizeOf = (element: Element | null): Size => {
      const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
      return { width: Math.floor(width), height: Math.floor(height) };
    };
    const measure = () => {
      const next = sizeOf(screen.current);
      setWhole((before) => {
        if (isSame(before, next)) return before;
        setScale(1);
        return next;
      });
      const nextInner = sizeOf(area.current);
      setInner((before) => (isSame(before, nextInner) ? before : nextInner));
    };
    const observer = new ResizeObserver(measure);
    for (const element of [screen.current, area.current]) if (element) observer.observe(element);
    measure();
    return () => observer.disconnect();
  }, []);
  const unit = unitOf(whole, scale);
  const shrink = useCallback(() => {
    setScale((before) => (before * smaller < smallest ? before : before * smaller));
  }, []);
  return {
    screen,
    area,
    unit,
    columns: columnsOf(inner.width, unit),
    gap: groupGap * unit,
    height: inner.height,
    shrink,
  };
}

const isSame = (a: Size, b: Size): boolean => a.width === b.width && a.height === b.height;
