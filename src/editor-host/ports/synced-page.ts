import { applyPatches } from 'immer';
import { layDraft, patchesBetween } from '../../stores/config-draft.ts';
import type { Stores } from '../../stores/stores.tsx';
import type { SyncedPage } from '../sync/sync-needs.ts';

/** The page's document as the sync sees it: as it is written, whatever is tried on the page. */
export function syncedPage(store: Stores['config']): SyncedPage {
  // What is tried leaves the draft as it is (document-trial.ts).
  let written = store.getState().config;
  store.subscribe(({ config, base, draft }, before) => {
    if (draft !== before.draft || base !== before.base) written = config;
  });
  return {
    get: () => written,
    show(next) {
      const patches = patchesBetween(written, next);
      void store.getState().editConfig((draft) => void applyPatches(draft, patches));
    },
    standOn: (ground) => store.getState().standOn(ground),
    localOn: (published) => layDraft(published, store.getState().draft ?? []).config,
    follow: () => store.getState().followOtherTab(),
    synced: () => store.getState().synced,
    setSynced: (synced) => store.getState().setSynced(synced),
  };
}
