import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useApi } from '#ui/api/client.ts';
import { isReloadSafeNow } from '#ui/page/new-build/reload-for-new-build.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import { useStores } from '#ui/stores/stores.tsx';
import { connection, watchConnection } from './connection.ts';
import { cacheForOffline, cachePagesAgain } from './cache-for-offline.ts';
import { registerWorker } from './register-worker.ts';
import { startWaitingCart } from './start-waiting-cart.ts';
import { takeNewBuild } from './take-new-build.ts';

let hasStarted = false;

/** Begins everything that goes on without a network; once for the page. */
export function useOffline(): void {
  const api = useApi();
  const stores = useStores();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (hasStarted) return;
    hasStarted = true;
    watchConnection();
    startWaitingCart({ api, stores, queryClient });
    const isSafe = () => queryClient.isMutating() === 0 && isReloadSafeNow();
    const registered = registerWorker(() => {
      takeNewBuild(isSafe);
      cachePagesAgain();
    });
    // Once the editor was open, its files are among those that the page has loaded.
    let wasEdited = stores.present.getState().isEdited;
    stores.present.subscribe(({ isEdited }) => {
      wasEdited ||= isEdited;
    });
    const isForStaff = () => wasEdited || readCookie('XSRF-TOKEN') !== null;
    void registered.then((hasWorker) => (hasWorker ? cacheForOffline(isForStaff) : undefined));
    stores.restaurant.subscribe(({ selected }, before) => {
      if (selected?.restaurant.id !== before.selected?.restaurant.id) cachePagesAgain();
    });
    connection.subscribe(({ isOffline }, before) => {
      if (before.isOffline && !isOffline) void queryClient.invalidateQueries();
    });
  }, [api, stores, queryClient]);
}
