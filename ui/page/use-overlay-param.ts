import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsHydrated } from './hydration/use-is-hydrated.ts';
import { readOverlayState } from './overlay-state.ts';
import { useHasGoneOn } from './use-replace-address.ts';

/** What may be open over a page, by its name in the address. */
export type OverlayName = 'item' | 'combo' | 'halves' | 'deal' | 'filters' | 'cart';

/** Opens something over the page; `replace` makes no step in the history, for what stays beside it. */
export function useOpenOverlay() {
  const { search } = useLocation();
  const navigate = useNavigate();
  // Read when something is opened and not when it was drawn.
  const present = useRef(search);
  useLayoutEffect(() => {
    present.current = search;
  }, [search]);
  return useCallback(
    (name: OverlayName, value: string, { replace = false } = {}) => {
      const params = new URLSearchParams(present.current);
      params.set(name, value);
      const step = replace ? { replace } : { state: { overlay: name } };
      void navigate({ search: params.toString() }, { ...step, preventScrollReset: true });
    },
    [navigate],
  );
}

/**
 * Something open over the page, kept in the address so that it can be linked and the phone's back
 * button closes it. Nothing is open on the server or while hydrating.
 */
export function useOverlayParam(name: OverlayName) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const value = isHydrated ? new URLSearchParams(search).get(name) : null;
  // Read when something is done and not when it was drawn: an answer may come after the closing.
  const present = useRef({ search, state });
  useLayoutEffect(() => {
    present.current = { search, state };
  }, [search, state]);
  const hasGoneOn = useHasGoneOn();
  const openOverlay = useOpenOverlay();
  const isLeaving = useRef(false);

  const open = useCallback(
    (next: string, options?: { replace?: boolean }) => openOverlay(name, next, options),
    [name, openOverlay],
  );

  /** Closes what is open; does nothing where that is closed already or the visitor has gone on. */
  const close = useCallback(() => {
    const params = new URLSearchParams(present.current.search);
    if (!params.has(name) || hasGoneOn()) return;
    const { overlay, depth } = readOverlayState(present.current.state);
    if (overlay === name) return void navigate(-1 - depth);
    // It was opened by its address: its further steps go first, then what names it.
    isLeaving.current = depth > 0;
    if (isLeaving.current) return void navigate(-depth);
    params.delete(name);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  }, [name, navigate, hasGoneOn]);
  useEffect(() => {
    if (!isLeaving.current || readOverlayState(state).depth > 0) return;
    isLeaving.current = false;
    close();
  }, [state, close]);

  return { value, open, close };
}
