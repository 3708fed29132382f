import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { Loading } from './loading.tsx';

/** In the place of the desk, in builds of further languages: it is in English alone, and there. */
export function DeskWithEditor() {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    window.location.replace(pathname + search + hash);
  }, [pathname, search, hash]);
  return <Loading isFullScreen />;
}
