import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { Loading } from './loading.tsx';

/** Where each step of this tab's history was scrolled to. */
const places = new Map<string, number>();
/** Outlives the screen that it was written behind; only browsers write it. */
let lastSeen: { key: string; pathname: string } | null = null;

/**
 * Stands behind a screen, so that it acts once the screen is there: back returns to where one was,
 * a new screen begins at its top with the focus on it, an anchor scrolls below the header. Changes
 * of the query alone (an open dish, the cart) move nothing.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const type = useNavigationType();

  useLayoutEffect(() => {
    const before = lastSeen;
    lastSeen = { key, pathname };
    // The first page is the browser's own business.
    if (!before || before.key === key) return;
    const isSameScreen = before.pathname === pathname;
    if (type === 'POP') {
      if (!isSameScreen) window.scrollTo(0, places.get(key) ?? 0);
    } else if (hash !== '') {
      if (type === 'PUSH') scrollToAnchor(hash, isSameScreen);
    } else if (!isSameScreen) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [key, pathname, hash, type]);

  useLayoutEffect(() => {
    const remember = () => places.set(key, window.scrollY);
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, [key]);

  return null;
}

/**
 * Stands in for a screen that is still on its way. It is short: whoever was far down on the one
 * before would look at the footer until the new one comes.
 */
export function ScreenLoading() {
  const { pathname } = useLocation();
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'POP' && lastSeen && lastSeen.pathname !== pathname) window.scrollTo(0, 0);
  }, [pathname, type]);
  return <Loading />;
}

function scrollToAnchor(hash: string, isNear: boolean): void {
  const target = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!target) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // base.css keeps room for the header through scroll-padding.
  target.scrollIntoView({ behavior: isNear && !isCalm ? 'smooth' : 'instant' });
  target.focus({ preventScroll: true });
}
