import { useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { watchInstallPrompt } from '../features/offline/install-prompt.ts';
import { whenIdle } from '../page/live-config/when-idle.ts';
import { onUse } from '../page/signs-of-use.ts';

const offlineBar = lazyPart<Record<never, never>>('src/features/offline/offline-bar.tsx', () =>
  import('../features/offline/offline-bar.tsx').then((module) => module.OfflineBar),
);

/**
 * What works without a network comes once the page has nothing else to do, without one at once; on a
 * first visit not before somebody uses the page (tests/e2e/pages/first-visit.test.ts).
 */
export function OfflineHost() {
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    watchInstallPrompt();
    const control = new AbortController();
    const { signal } = control;
    const load = () => setIsNeeded(true);
    const isCached = document.documentElement.hasAttribute('data-cached');
    const hasWorker = 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;
    if (isCached || !navigator.onLine) load();
    else if (hasWorker) whenIdle(load);
    else {
      const firstUse = new AbortController();
      onUse(
        () => {
          firstUse.abort();
          whenIdle(load);
        },
        AbortSignal.any([signal, firstUse.signal]),
      );
    }
    window.addEventListener('offline', load, { signal });
    return () => control.abort();
  }, []);
  const isThere = useLazyPart(offlineBar, isNeeded);
  return isThere && <offlineBar.Component />;
}
