import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { isRecord } from '../../stores/is-record.ts';
import { useIsHydrated } from './use-is-hydrated.ts';

/**
 * Something open over the page, kept in the address so that it can be linked and the phone's back
 * button closes it. Nothing is open on the server or while hydrating.
 */
export function useOverlayParam(name: 'item' | 'cart') {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const value = isHydrated ? new URLSearchParams(search).get(name) : null;
  const wasOpenedHere = isRecord(state) && state.overlay === name;

  /** `replace` makes no step in the history: for what stays open beside the page. */
  const open = useCallback(
    (next: string, { replace = false } = {}) => {
      const params = new URLSearchParams(search);
      params.set(name, next);
      const step = replace ? { replace } : { state: { overlay: name } };
      void navigate({ search: params.toString() }, { ...step, preventScrollReset: true });
    },
    [name, navigate, search],
  );

  const close = useCallback(() => {
    if (wasOpenedHere) {
      void navigate(-1);
      return;
    }
    const params = new URLSearchParams(search);
    params.delete(name);
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true });
  }, [name, navigate, search, wasOpenedHere]);

  return { value, open, close };
}
