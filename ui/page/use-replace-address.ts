import { useCallback, useContext, useLayoutEffect, useRef } from 'react';
import {
  UNSAFE_NavigationContext,
  useLocation,
  useNavigate,
  type NavigateOptions,
  type To,
} from 'react-router-dom';
import { isRecord } from '#schemas/is-record.ts';

/**
 * Tells, when it is called, whether the visitor has gone on to a page that is not drawn yet: until
 * its code has come the page before stays, and anything that does to the address leads back to it.
 */
export function useHasGoneOn(): () => boolean {
  const { pathname } = useLocation();
  // The address at present; useLocation knows the one that is drawn.
  const { basename, navigator } = useContext(UNSAFE_NavigationContext);
  const drawn = useRef('');
  useLayoutEffect(() => {
    drawn.current = withoutSlash(basename) + withoutSlash(pathname);
  }, [basename, pathname]);
  return useCallback(() => {
    const present = 'location' in navigator ? navigator.location : null;
    return isRecord(present) && withoutSlash(String(present.pathname)) !== drawn.current;
  }, [navigator]);
}

/** The page below a language's folder has its address with a slash and without one. */
const withoutSlash = (path: string) => path.replace(/\/$/, '');

/**
 * Puts another address in the place of the present one, for what a page does without being asked to.
 * Does nothing where the visitor has gone on.
 */
export function useReplaceAddress(): (to: To, options?: Omit<NavigateOptions, 'replace'>) => void {
  const navigate = useNavigate();
  const hasGoneOn = useHasGoneOn();
  return useCallback(
    (to, options) => {
      if (!hasGoneOn()) void navigate(to, { ...options, replace: true });
    },
    [hasGoneOn, navigate],
  );
}
