import { isOverlapping, type ConfigChange } from '#schemas/config/changes.ts';
import { type ChangePath } from '#schemas/config/content-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { draftOf } from '#ui/stores/config-draft.ts';
import type { Synced } from '#ui/stores/config-storage.ts';
import { mergeBase, type Undecided } from './merge-draft.ts';
import { draftChanges, type ReadDraft } from './place-form.ts';

/** What has to be sent for the server to have the document, but for what is held back here. */
export function changesToSend(
  draft: ReadDraft,
  document: SiteConfig,
  kept: readonly { path: ChangePath }[],
): ConfigChange[] {
  if (draft.isFromFuture) return [];
  return draftChanges(draft, document).filter(
    ({ path }) => !kept.some((it) => isOverlapping(it.path, path)),
  );
}

/** What another tab, or this one after a reload, has to know of the server's draft. */
export const syncedOf = (draft: ReadDraft, undecided: readonly Undecided[]): Synced => ({
  restaurantId: draft.place,
  // Another tab goes on from here only where nothing is undecided.
  revision: undecided.length === 0 ? draft.revision : 0,
  draft: draftOf(draft.published, mergeBase(draft.document, undecided)),
});
