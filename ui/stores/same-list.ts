import { useRef } from 'react';

/**
 * A selector of a list that gives the same list while its items are the same. zustand's useShallow
 * does so too, by two maps of the whole list each time: too slow for what every key asks
 * (docs/bench-editor.md).
 */
export function useSameList<S, T>(select: (state: S) => readonly T[]): (state: S) => readonly T[] {
  const last = useRef<readonly T[]>([]);
  return (state) => {
    const next = select(state);
    const { current } = last;
    const isSame = next.length === current.length && next.every((item, at) => item === current[at]);
    if (!isSame) last.current = next;
    return last.current;
  };
}
