import type { Stores } from '#ui/stores/stores.tsx';
import type { SyncedPage } from '../sync/sync-needs.ts';

/** The page's document as the sync sees it: as it is written, whatever is tried on the page. */
export function syncedPage(store: Stores['config']): SyncedPage {
  return {
    get: () => store.getState().written,
    show: (next) => void store.getState().putConfig(next),
    setBase: (to) => store.getState().setBase(to),
    draft: () => store.getState().draft(),
    follow: () => store.getState().followOtherTab(),
    synced: () => store.getState().synced,
    setSynced: (synced) => store.getState().setSynced(synced),
  };
}
