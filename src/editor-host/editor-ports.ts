import type { QueryClient } from '@tanstack/react-query';
import { applyChanges } from '#schemas/config/changes.ts';
import type { EditorPorts } from '#editor/core/ports.ts';
import type { Api } from '#ui/api/client.ts';
import { menuQuery } from '#ui/api/menu.ts';
import { siteConfigCalls } from '../api/site-config.ts';
import { siteProposalCalls } from '../api/site-proposals.ts';
import { readCookie } from '#ui/stores/cookies.ts';
import type { Stores } from '#ui/stores/stores.tsx';
import { drawDesign } from './draw-design.tsx';
import { readableStore } from './state/readable-store.ts';
import { draftServer, outcomeOf } from './ports/draft-server-port.ts';
import { createSiteData } from './ports/site-data-port.ts';
import { createDefaultTexts } from './ports/default-texts-port.ts';
import { newId } from './ports/new-id.ts';
import { createFormsPort, type StorefrontForms } from './ports/forms-port.ts';
import { createPlacePort } from './ports/place-port.ts';
import { orPortFailure } from './ports/port-failure.ts';
import { createProposalsPort } from './ports/proposals-port.ts';
import { createPublishingPort } from './ports/publishing-port.ts';
import { createStaffPort, type Staff } from './ports/staff-port.ts';
import { createSyncPort } from './ports/sync-port.ts';
import { syncedPage } from './ports/synced-page.ts';
import { watchPage } from './ports/watch-page.ts';
import { createPresence } from './sync/presence.ts';
import { createConfigSync } from './sync/config-sync.ts';

type Needs = { stores: Stores; api: Api; queryClient: QueryClient };

export type StorefrontPorts = EditorPorts & {
  forms: StorefrontForms;
  /** The server says that the session of staff is over. */
  expire(): void;
  /** Begins to follow browser and server, and asks who is signed in. @returns stops it. */
  watch(): () => void;
};

/** Its own chunk names the calls of staff: asked for with the first of them. */
const loadLeaving = () => import('../api/leave-editing.ts');

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}

/** What the editor needs from outside, from the storefront that it stands on. */
export function createEditorPorts({ stores, api, queryClient }: Needs): StorefrontPorts {
  const { config: store, tenantId, boot, now } = stores;
  const calls = siteConfigCalls(api);
  const shownId = () =>
    stores.restaurant.getState().selected?.restaurant.id ?? boot.drawnRestaurantId;
  const forgetSettings = () =>
    void queryClient.invalidateQueries({ queryKey: ['settings', tenantId] });
  const hasExpired = readableStore(false);
  const expire = () => {
    hasExpired.set(true);
    staff.expire();
  };
  const page = syncedPage(store);
  const sync = createConfigSync({
    page,
    server: draftServer(calls),
    after,
    now,
    newId,
    isOnline: () => navigator.onLine,
    onSignedOut: expire,
  });
  const staff: Staff = createStaffPort({
    api,
    tenantId,
    hasSession: () => readCookie('XSRF-TOKEN') !== null,
    onSignedIn({ role, restaurant_id }) {
      hasExpired.set(false);
      const last = sync.view.get().known?.place ?? store.getState().synced?.restaurantId ?? null;
      void sync.start(role === 'manager' ? restaurant_id : last).then(presence.activate);
    },
    async beforeSignOut() {
      await sync.flush();
      await presence.leave();
    },
    async onSignedOut() {
      const { phase, conflicts, problems } = sync.view.get();
      const isSaved = phase === 'saved' && conflicts.length + problems.length === 0;
      sync.stop();
      hasExpired.set(false);
      await store.getState().release(!isSaved);
    },
  });
  const syncPort = createSyncPort({ store, sync, staff, hasExpired: hasExpired.get });
  const proposals = createProposalsPort({
    calls: siteProposalCalls(api),
    sync,
    staff,
    status: () => syncPort.get().status,
    written: page.get,
    onPublished: forgetSettings,
    onSignedOut: expire,
  });
  let windowId = newId();
  let leaving: Awaited<ReturnType<typeof loadLeaving>> | undefined;
  const presence = createPresence({
    async tell(id, group) {
      // What is left is left at once: there is no time to load it then.
      void loadLeaving().then(
        (it) => (leaving = it),
        () => undefined,
      );
      const outcome = await outcomeOf(calls.editing(id, windowId, group));
      if (outcome.kind === 'done') proposals.reported(outcome.value.proposals);
      return outcome;
    },
    async leave(id) {
      const left = windowId;
      windowId = newId();
      await (leaving ?? (await loadLeaving())).leaveEditing(id, left);
    },
    sync,
    after,
    isSeen: () => !document.hidden,
    onSignedOut: expire,
  });
  const place = createPlacePort({ store, sync, staff: staff.get });

  return {
    now,
    document: {
      get: () => store.getState().config,
      subscribe: store.subscribe,
      write(changes, next) {
        const { written, putConfig } = store.getState();
        void putConfig(next ?? applyChanges(written, changes).document);
        sync.edited();
      },
      published: () => store.getState().base,
      changes: () => store.getState().draft(),
      preview: (tried) => store.getState().tryConfig(tried),
    },
    siteData: createSiteData({ stores, queryClient, place }),
    pictures: {
      // Few who open the editor send a picture: what sends it comes with the first one.
      upload: (file, onProgress) =>
        orPortFailure(
          import('#ui/api/pictures.ts').then((it) => it.uploadPicture(file, onProgress)),
        ),
      isPossible: () => staff.get().status === 'signedIn',
    },
    designs: { render: drawDesign },
    sync: syncPort,
    staff,
    publishing: createPublishingPort({
      calls,
      sync,
      status: () => syncPort.get().status,
      written: page.get,
      onPublished: forgetSettings,
      onSignedOut: expire,
    }),
    scope: place,
    presence,
    proposals,
    forms: createFormsPort(shownId),
    defaultTexts: createDefaultTexts(api),
    countUntranslated: () =>
      import('./ports/count-untranslated.ts').then((it) =>
        it.countUntranslated(api, place.get().restaurantId ?? shownId()),
      ),
    expire,
    watch() {
      const id = shownId();
      if (id !== null) void queryClient.prefetchQuery(menuQuery(api, tenantId, id));
      void staff.ask();
      const stopFollowing = store.subscribe(({ baseVersion, isHeld, synced }, before) => {
        if (isHeld && baseVersion !== before.baseVersion) void sync.refresh();
        if (synced !== before.synced) void sync.followed();
      });
      const stopWatching = watchPage({
        keep: () => store.getState().storeNow(),
        send: () => void sync.flush(),
        onSeen: presence.activate,
        onLeft: () => void presence.leave(),
        onOnline() {
          sync.reached();
          presence.activate();
          if (staff.get().status === 'unknown') void staff.ask();
        },
        isAtRisk: () => syncPort.get().status === 'full',
      });
      return () => {
        stopFollowing();
        stopWatching();
      };
    },
  };
}
