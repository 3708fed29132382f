import type { PageBoot } from '#schemas/page.ts';
import { createApi } from '#ui/api/client.ts';
import { createQueryClient } from '../api/query-client.ts';
import { env } from '#ui/env.ts';
import type { ServerClock } from '#ui/page/server-clock.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import type { KeyValueStorage } from '#ui/stores/safe-storage.ts';
import { createStores } from '#ui/stores/stores.tsx';

type RuntimeNeeds = {
  boot: PageBoot;
  /** null on the server. */
  storage: KeyValueStorage | null;
  /** The boot came with the page; otherwise it holds defaults and everything is fetched. */
  isBootLive: boolean;
  /** The page stands in a frame of the editor. */
  isFramed?: boolean;
  fetch?: typeof globalThis.fetch;
};

/** What one app lives on: its stores, its client and its cache; new for each request on the server. */
export function createRuntime({
  boot,
  storage,
  isBootLive,
  isFramed,
  fetch = globalThis.fetch.bind(globalThis),
}: RuntimeNeeds) {
  const clock: ServerClock = { ahead: 0, fetch };
  const stores = createStores({
    boot,
    storage,
    now: () => Date.now() + clock.ahead,
    random: Math.random,
    isThemeLoading: !isBootLive,
    isFramed: isFramed ?? false,
  });
  const { account, config } = stores;
  const api = createApi({
    baseUrl: env.apiUrl,
    fetch: (...call) => clock.fetch(...call),
    getToken: () => account.getState().token ?? account.getState().guestToken,
    getXsrfToken: () => readCookie('XSRF-TOKEN'),
    onBadGateway: (message) => config.getState().setServerDown(message),
    onRefusedToken: (refused) => {
      const { token, guestToken, setToken, setUser, setGuestToken } = account.getState();
      if (refused === token) {
        setToken(null);
        setUser(null);
      }
      if (refused === guestToken) setGuestToken(null);
    },
  });
  return { stores, api, clock, queryClient: createQueryClient(isBootLive ? boot : null) };
}

export type Runtime = ReturnType<typeof createRuntime>;
