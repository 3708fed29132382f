import { useSyncExternalStore } from 'react';

/** From here on a timeline has room: a tablet. */
const wide = '(min-width: 768px)';

/** Whether the page is as wide as a tablet's. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(subscribe, () => window.matchMedia(wide).matches);

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(wide);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
