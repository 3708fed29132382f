import { useLayoutEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { screenPathOf } from '#ui/paths.ts';
import { Loading } from './loading.tsx';

type ScrollPlace = {
  /** Of the window, in px. */
  top: number;
  /** How high each section of the screen was, in px, by its id. */
  heights: readonly (readonly [id: string, height: number])[];
};

/** Where each step of this tab's history was scrolled to. */
const places = new Map<string, ScrollPlace>();
/** Outlives the screen that it was written behind; only browsers write it. */
let lastSeen: { key: string; screen: string } | null = null;

/**
 * Stands behind a screen, so that it acts once the screen is there: back returns to where one was,
 * a new screen begins at its top with the focus on it, an anchor scrolls below the header. Changes
 * of what is open over a screen (a dish, the cart) move nothing.
 */
export function ScrollRestoration() {
  const { key, pathname, hash } = useLocation();
  const screen = screenPathOf(pathname);
  const type = useNavigationType();

  useLayoutEffect(() => {
    const before = lastSeen;
    lastSeen = { key, screen };
    // The first page is the browser's own business.
    if (!before || before.key === key) return;
    const isSameScreen = before.screen === screen;
    if (type === 'POP') {
      if (!isSameScreen) scrollToPlace(places.get(key));
    } else if (hash !== '') {
      // An address may lead on to another screen's anchor.
      if (type === 'PUSH' || !isSameScreen) scrollToAnchor(hash, isSameScreen);
    } else if (!isSameScreen) {
      window.scrollTo(0, 0);
      document.getElementById('main')?.focus({ preventScroll: true });
    }
  }, [key, screen, hash, type]);

  useLayoutEffect(() => {
    const remember = () => places.set(key, presentPlace());
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
  const screen = screenPathOf(useLocation().pathname);
  const type = useNavigationType();
  useLayoutEffect(() => {
    if (type !== 'POP' && lastSeen && lastSeen.screen !== screen) window.scrollTo(0, 0);
  }, [screen, type]);
  return <Loading />;
}

function presentPlace(): ScrollPlace {
  const sections = document.querySelectorAll('main > section, main > [data-some] > section');
  return {
    top: window.scrollY,
    heights: [...sections].map((one) => [one.id, one.getBoundingClientRect().height] as const),
  };
}

/**
 * A section that is drawn anew and was not near since is as high as it was before, not as the style
 * sheet guesses (variants/base.css): else the same place of the page would be another one.
 */
function scrollToPlace(place: ScrollPlace | undefined): void {
  for (const [id, height] of place?.heights ?? []) {
    const section = document.getElementById(id);
    if (!section) continue;
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(section);
    const padding = parseFloat(paddingBlockStart) + parseFloat(paddingBlockEnd);
    section.style.setProperty('contain-intrinsic-block-size', `auto ${height - padding}px`);
  }
  window.scrollTo(0, place?.top ?? 0);
}

function scrollToAnchor(hash: string, isNear: boolean): void {
  // Ids are ASCII: nothing is decoded, which throws at a `#%` that anybody may write.
  const target = document.getElementById(hash.slice(1));
  if (!target) return;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // base.css keeps room for the header through scroll-padding.
  target.scrollIntoView({ behavior: isNear && !isCalm ? 'smooth' : 'instant' });
  target.focus({ preventScroll: true });
  void import('./settle-at.ts').then(({ settleAt }) => settleAt(target)).catch(() => undefined);
}
