import type { SiteConfig } from '#schemas/config/site.ts';
import { applyDraft } from '#ui/stores/config-draft.ts';
import type { Synced } from '#ui/stores/config-storage.ts';
import { mergeBase, mergeDraft, type Undecided } from './merge-draft.ts';
import type { ReadDraft } from './place-form.ts';
import { withArrived, type Unsure } from './unsure.ts';

type Here = {
  known: ReadDraft;
  undecided: readonly Undecided[];
  unsure: readonly Unsure[];
  /** The page, which shows already what the other tab has stored. */
  mine: SiteConfig;
};

/**
 * What another tab of this browser knows of the server's draft, taken over here: it may have sent
 * what both show, have received what somebody else wrote, or be asking about a setting that this
 * tab would send otherwise. Whatever is not decided is asked in both.
 * @param stored what the other tab knew when it last stored its changes
 */
export function followTab({ known, undecided, unsure, mine }: Here, stored: Synced) {
  const acknowledged = applyDraft(known.published, stored.draft);
  const isNewer = stored.revision > known.revision;
  const theirs = isNewer ? acknowledged : known.document;
  // A tab that is not ahead reports what its page was made from: what is undecided there is not
  // part of that, and what was decided there is.
  const base = isNewer
    ? withArrived(unsure, mergeBase(known.document, undecided), theirs)
    : acknowledged;
  const merged = mergeDraft({ base, mine, theirs });
  return {
    ...merged,
    known: isNewer ? { ...known, revision: stored.revision, document: theirs } : known,
  };
}
