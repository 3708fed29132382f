import { useSyncExternalStore } from 'react';

/** From this width the summary stands beside the step (design, Checkout). */
const beside = '(width >= 960px)';

function listen(onChange: () => void): () => void {
  const query = window.matchMedia(beside);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the summary stands beside the step, and therefore open. */
export function useIsBeside(): boolean {
  return useSyncExternalStore(
    listen,
    () => window.matchMedia(beside).matches,
    () => false,
  );
}
