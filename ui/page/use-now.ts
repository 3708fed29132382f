import { useSyncExternalStore } from 'react';
import { minuteMs, startOfMinute } from '#schemas/rules/time/minute.ts';
import { clockSet } from './server-clock.ts';
import { useStores } from '../stores/stores.tsx';

/** Looks at the clock often enough that nobody reads a minute that is long over. */
function listen(onChange: () => void): () => void {
  const timer = setInterval(onChange, minuteMs / 4);
  // A phone that was suspended has missed its ticks.
  document.addEventListener('visibilitychange', onChange);
  window.addEventListener(clockSet, onChange);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', onChange);
    window.removeEventListener(clockSet, onChange);
  };
}

/**
 * The present minute (epoch ms). The server and hydration see the moment the page was drawn at, so
 * that both draw the same; a page is drawn anew whenever a daypart begins or ends.
 */
export function useNow(): number {
  const { now, boot } = useStores();
  return useSyncExternalStore(
    listen,
    () => startOfMinute(now()),
    () => Date.parse(boot.drawnAt),
  );
}
