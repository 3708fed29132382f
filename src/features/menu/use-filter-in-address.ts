import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from '#ui/page/hydration/use-is-hydrated.ts';
import {
  isFiltering,
  readFilter,
  writeFilter,
  type MenuFilter,
} from '#ui/menu-model/menu-filter.ts';

/** Browsers refuse to write addresses as fast as people type; ms. */
const pause = 300;

type Step = {
  /** Typing goes on: it is written when it pauses, and makes one step in the history in all. */
  isTyping?: boolean;
  /** The overlay that the filter was set in, which it closes. */
  from?: 'filters';
};

/**
 * The filter that the address holds. What is set counts at once and is written into the address;
 * Back and links set it from there.
 */
export function useFilterInAddress() {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const inAddress = isHydrated ? writeFilter('', readFilter(search)) : '';
  const [filter, setNow] = useState(() => readFilter(inAddress));
  const present = useRef({ search, state });
  useLayoutEffect(() => {
    present.current = { search, state };
  }, [search, state]);

  /** Addresses that were asked for here and have not been seen yet. */
  const underway = useRef<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const seen = useRef(inAddress);
  useEffect(() => {
    if (seen.current === inAddress) return;
    seen.current = inAddress;
    const place = underway.current.indexOf(inAddress);
    if (place >= 0) underway.current.splice(0, place + 1);
    else setNow(readFilter(inAddress));
  }, [inAddress]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const write = useCallback(
    (next: MenuFilter, { isTyping = false, from }: Step) => {
      const before = present.current;
      const params = new URLSearchParams(writeFilter(before.search, next));
      if (from) params.delete(from);
      const canonical = writeFilter('', next);
      if (canonical !== writeFilter('', readFilter(before.search)))
        underway.current.push(canonical);
      const isOneStep = from !== undefined || (isTyping && isFiltering(readFilter(before.search)));
      void navigate(
        { search: params.toString() },
        {
          replace: isOneStep,
          preventScrollReset: true,
          ...(isOneStep && from === undefined && { state: before.state }),
        },
      );
    },
    [navigate],
  );

  const setFilter = useCallback(
    (next: MenuFilter, step: Step = {}) => {
      setNow(next);
      clearTimeout(timer.current);
      if (step.isTyping) timer.current = setTimeout(() => write(next, step), pause);
      else write(next, step);
    },
    [write],
  );
  return { filter, setFilter };
}
