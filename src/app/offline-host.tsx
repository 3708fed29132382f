import { useEffect, useState } from 'react';
import { lazyPart } from '#variants/lazy-part.tsx';
import { useLazyPart } from '#variants/use-lazy-part.ts';
import { waitingKey } from '#ui/api/offline-cart.ts';
import { watchInstallPrompt } from '../features/offline/install-prompt.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { whenIdle } from '../page/live-config/when-idle.ts';
import { onUse } from '../page/signs-of-use.ts';

const offlineBar = lazyPart<Record<never, never>>('src/features/offline/offline-bar.tsx', () =>
  import('../features/offline/offline-bar.tsx').then((module) => module.OfflineBar),
);

/**
 * Loads what works without a network once the page is idle. At once where there is no network or a
 * change of the cart waits to be sent; on a first visit not before somebody uses the page
 * (tests/e2e/pages/first-visit.test.ts).
 */
export function OfflineHost() {
  const { storage } = useStores();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    watchInstallPrompt();
    const control = new AbortController();
    const { signal } = control;
    const load = () => {
      control.abort();
      setIsNeeded(true);
    };
    window.addEventListener('offline', load, { signal });
    const isCached = document.documentElement.hasAttribute('data-cached');
    const isWaiting = storage.read(waitingKey) !== null;
    if (isCached || isWaiting || !navigator.onLine) load();
    else if (navigator.serviceWorker?.controller) whenIdle(load);
    else onUse(() => whenIdle(load), signal);
    return () => control.abort();
  }, [storage]);
  const isThere = useLazyPart(offlineBar, isNeeded);
  return isThere && <offlineBar.Component />;
}
