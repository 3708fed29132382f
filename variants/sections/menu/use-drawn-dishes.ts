import { startTransition, useCallback, useEffect, useState } from 'react';
import type { MenuSection } from './props.ts';

/** How many dishes are drawn with the page itself: more than most menus have. */
const atFirst = 120;
/** How many follow at a time while nothing else is to be done. */
const step = 60;
/** How long a step waits for an idle moment at most, and where the browser cannot tell of one, in ms. */
const longest = 400;

type Progress = {
  /** Which categories it is about. */
  of: string;
  /** Dishes drawn from the menu's beginning. */
  count: number;
  /** Categories that somebody came near to before their turn, by id. */
  near: ReadonlySet<number>;
};

/**
 * How many dishes of each category are drawn. A long menu is drawn from its beginning as far as a
 * first look reaches; the rest follows in small steps while the page is idle, and a category that
 * is scrolled to before its turn at once.
 */
export function useDrawnDishes(sections: readonly MenuSection[]) {
  const of = sections.map(({ anchor }) => anchor).join(' ');
  const [known, setKnown] = useState<Progress>(() => startOf(of));
  // What a search finds begins anew; a price that changes does not.
  const progress = known.of === of ? known : startOf(of);
  const { count, near } = progress;
  const total = sections.reduce((sum, { items }) => sum + items.length, 0);
  const isWhole = count >= total;
  useEffect(() => {
    if (isWhole) return undefined;
    return whenIdle(() =>
      startTransition(() =>
        setKnown((last) => {
          const from = last.of === of ? last : startOf(of);
          return { ...from, count: Math.max(from.count, count + step) };
        }),
      ),
    );
  }, [isWhole, of, count]);
  const onNear = useCallback(
    (id: number) =>
      setKnown((last) => {
        const from = last.of === of ? last : startOf(of);
        return { ...from, near: new Set([...from.near, id]) };
      }),
    [of],
  );
  return { drawn: shares(sections, count, near), onNear };
}

const startOf = (of: string): Progress => ({ of, count: atFirst, near: new Set() });

/** What each category gets of the first `count` dishes of a menu, by id. */
function shares(
  sections: readonly MenuSection[],
  count: number,
  near: ReadonlySet<number>,
): ReadonlyMap<number, number> {
  let left = count;
  return new Map(
    sections.map(({ id, items }) => {
      const share = near.has(id) ? items.length : Math.min(items.length, left);
      left = Math.max(0, left - items.length);
      return [id, share];
    }),
  );
}

/** @returns calls it off. */
function whenIdle(act: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const idle = window.requestIdleCallback(act, { timeout: longest });
    return () => window.cancelIdleCallback(idle);
  }
  const timer = setTimeout(act, longest);
  return () => clearTimeout(timer);
}
