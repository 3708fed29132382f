import { useLayoutEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { isHydrated } from '../page/hydration/is-hydrated.ts';
import { needsFullLoad } from '#ui/page/new-build/full-page-loads.ts';
import { routedPath } from '#ui/paths.ts';
import { notFound, routeOf } from './routes.tsx';

/**
 * Variants and everything else draw plain links; this one handler opens those that lead to a
 * screen in place, and leaves all others (and new tabs, downloads) to the browser. Such a screen is
 * loaded as soon as a pointer or the focus is on its link, or a part of the page says by an event
 * that the link is the likely next one.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useLayoutEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      const url = ownTarget(event);
      if (!url || routeOf(url.pathname) === notFound || needsFullLoad(url)) return;
      event.preventDefault();
      void navigate(routedPath(url.pathname) + url.search + url.hash);
    };
    // What has not hydrated prevents nothing, and React stops its click on the way up. The browser
    // would follow the link: to a section that is a popstate, which React answers at once, and for
    // it whatever has not hydrated yet leaves the page.
    const followEarly = (event: MouseEvent) => {
      if (event.target instanceof Element && !isHydrated(event.target)) follow(event);
    };
    const prepare = (event: Event) => {
      const url = ownTarget(event);
      const route = url && routeOf(url.pathname);
      // What does not come now is asked for again when the screen is drawn.
      if (route && route !== notFound) route.part.preload().catch(() => {});
    };
    document.addEventListener('click', follow);
    window.addEventListener('click', followEarly, true);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    document.addEventListener('likely', prepare);
    return () => {
      document.removeEventListener('click', follow);
      window.removeEventListener('click', followEarly, true);
      document.removeEventListener('pointerover', prepare);
      document.removeEventListener('focusin', prepare);
      document.removeEventListener('likely', prepare);
    };
  }, [navigate]);
}

/** Where the link of an event leads within this site, or null. */
function ownTarget(event: Event): URL | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}
