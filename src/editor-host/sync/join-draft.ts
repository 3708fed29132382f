import type { ConfigDraft } from '#schemas/api/site-config.ts';
import { isSameValue } from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { sharing } from '#ui/stores/config-draft.ts';
import { followTab } from './follow-tab.ts';
import { mergeBase, mergeDraft } from './merge-draft.ts';
import { readDraft, type ReadDraft } from './place-form.ts';
import type { SyncContext, SyncEffect, SyncState } from './sync-state.ts';
import { syncedOf } from './to-send.ts';
import { withArrived } from './unsure.ts';

/** The state after an event, and what is to be done for it, in this order. */
export type Step = readonly [SyncState, readonly SyncEffect[]];

/** Takes in the server's draft; `base` is what both grew from, `mine` what is on the page. */
export function joinDraft(
  state: SyncState,
  next: ReadDraft,
  { base, mine }: Record<'base' | 'mine', SiteConfig>,
): Step {
  const { shown, undecided } = mergeDraft({ base, mine, theirs: next.document });
  const synced = syncedOf(next, undecided);
  const draft = { ...next, document: sharing(shown, next.document) };
  return [
    { ...state, draft, undecided, unsure: [], ownSynced: synced },
    [{ kind: 'setBase', base: next.published, written: shown, synced }],
  ];
}

/** Takes in what somebody else wrote while this page was open, and who it was. */
export function joinUpdate(
  state: SyncState,
  { update, present, mine }: { update: ConfigDraft; present: ReadDraft; mine: SiteConfig },
): Step {
  const next = readDraft(update);
  const { unsure, undecided } = state;
  const base = withArrived(unsure, mergeBase(present.document, undecided), next.document);
  const isOthers = !isSameValue(base, next.document);
  const mergedFrom = isOthers ? next.updatedBy : state.mergedFrom;
  return joinDraft({ ...state, mergedFrom }, next, { base, mine });
}

/** Takes over what another tab of this browser has stored since; with the page as it is then. */
export function adoptStored(
  state: SyncState,
  { page, stored }: SyncContext,
): { step: Step; page: SiteConfig } {
  const { draft, undecided, unsure } = state;
  const isOthers = stored !== null && stored !== state.ownSynced;
  if (!draft || !isOthers || stored.restaurantId !== draft.place) {
    return { step: [state, []], page };
  }
  const taken = followTab({ known: draft, undecided, unsure, mine: page }, stored);
  const next = { ...state, draft: taken.known, undecided: taken.undecided, ownSynced: stored };
  return isSameValue(taken.shown, page)
    ? { step: [next, []], page }
    : { step: [next, [{ kind: 'show', document: taken.shown }]], page: taken.shown };
}
