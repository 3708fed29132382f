import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notFound, routeOf } from './routes.tsx';

/**
 * Variants and everything else draw plain links; this one handler opens those that lead to a
 * screen in place, and leaves all others (and new tabs, downloads) to the browser. Such a screen is
 * loaded as soon as a pointer or the focus is on its link, or a part of the page says by an event
 * that the link is the likely next one.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
      const url = ownTarget(event);
      if (!url || routeOf(url.pathname) === notFound) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    };
    const prepare = (event: Event) => {
      const url = ownTarget(event);
      const route = url && routeOf(url.pathname);
      // What does not come now is asked for again when the screen is drawn.
      if (route && route !== notFound) route.part.preload().catch(() => {});
    };
    document.addEventListener('click', follow);
    document.addEventListener('pointerover', prepare);
    document.addEventListener('focusin', prepare);
    document.addEventListener('likely', prepare);
    return () => {
      document.removeEventListener('click', follow);
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
