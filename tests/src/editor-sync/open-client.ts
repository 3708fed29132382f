import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { syncedPage } from '#src/editor-host/ports/synced-page.ts';
import { createConfigSync } from '#src/editor-host/sync/config-sync.ts';
import type { DraftServer } from '#src/editor-host/sync/draft-server.ts';
import type { KeyValueStorage } from '#ui/stores/safe-storage.ts';
import { bootWith, memoryStorage, settingsWith } from '../site-boot.ts';
import { openStores } from '../../ui/stores/open-stores.ts';
import { standInServer } from './stand-in-server.ts';

type Opening = {
  site: SiteConfig;
  server: DraftServer;
  name?: string;
  storage?: KeyValueStorage;
};

/** A clock that goes on when it is told to. */
function handClock() {
  let now = 0;
  let due: { at: number; act: () => void }[] = [];
  return {
    now: () => now,
    after(ms: number, act: () => void) {
      const entry = { at: now + ms, act };
      due.push(entry);
      return () => void (due = due.filter((it) => it !== entry));
    },
    waits: () => due.map(({ at }) => at - now),
    go(ms: number): void {
      now += ms;
      const ripe = due.filter(({ at }) => at <= now);
      due = due.filter(({ at }) => at > now);
      for (const { act } of ripe) act();
    },
  };
}

/** One page with the editor open: its document, its sync with the server, a clock of its own. */
export async function openClient({ site, server, name = 'a', storage = memoryStorage() }: Opening) {
  const boot = bootWith({ settings: settingsWith(site) });
  const { config: store } = openStores({ boot, storage });
  await store.getState().applyStoredDraft();
  await store.getState().prepareEdits();
  const clock = handClock();
  let ids = 0;
  let isOnline = true;
  let signedOut = 0;
  const sync = createConfigSync({
    page: syncedPage(store),
    server,
    after: clock.after,
    now: clock.now,
    newId: () => `${name}-${++ids}`,
    isOnline: () => isOnline,
    onSignedOut: () => void signedOut++,
  });
  store.subscribe(({ synced }, before) => {
    if (synced !== before.synced) void sync.followed();
  });
  return {
    store,
    sync,
    clock,
    storage,
    view: () => sync.view.get(),
    config: () => store.getState().config,
    signedOut: () => signedOut,
    setOnline: (next: boolean) => void (isOnline = next),
    edit(recipe: (draft: SiteConfig) => void): void {
      void store.getState().editConfig(recipe);
      sync.edited();
    },
    /** Time passes, and everything that it sets off comes to its end. */
    async pass(ms: number): Promise<void> {
      clock.go(ms);
      await sync.exclusively(() => Promise.resolve());
    },
  };
}

/** Ann, signed in on the default site, or on one restaurant of it. */
export async function begin(place: number | null = null) {
  const site = siteConfigSchema.parse({});
  const server = standInServer(site);
  const client = await openClient({ site, server: server.as('Ann') });
  await client.sync.start(place);
  return { server, ...client };
}
