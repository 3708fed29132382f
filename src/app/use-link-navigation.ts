import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { notFound, routeOf } from './routes.tsx';

/**
 * Variants and everything else draw plain links; this one handler opens those that lead to a
 * screen in place, and leaves all others (and new tabs, downloads) to the browser.
 */
export function useLinkNavigation(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const url = ownTarget(event);
      if (!url || routeOf(url.pathname) === notFound) return;
      event.preventDefault();
      void navigate(url.pathname + url.search + url.hash);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [navigate]);
}

/** Where a plain click leads within this site, or null. */
function ownTarget(event: MouseEvent): URL | null {
  const isPlain = !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
  if (event.defaultPrevented || event.button !== 0 || !isPlain) return null;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.hasAttribute('href') || link.hasAttribute('download')) return null;
  if (link.target !== '' && link.target !== '_self') return null;
  const url = new URL(link.href);
  return url.origin === window.location.origin ? url : null;
}
