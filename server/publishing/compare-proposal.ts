import type { ChangeStanding, ProposedChange } from '#schemas/api/site-proposals.ts';
import { isSameContent } from '#schemas/config/changes.ts';
import { contentAt, type Content } from '#schemas/config/content-at.ts';
import { isLocked, settingPath } from '#schemas/config/overrides.ts';
import type { ReversibleChange } from '#schemas/config/reversible-changes.ts';
import { sentenceIn } from '#schemas/messages/sentence.ts';
import { failureTexts } from '#schemas/messages/failure-texts.ts';
import { ApiError } from '../errors/api-error.ts';
import type { StoredDocument } from '../db/schema/site.ts';
import { changedOverrides, mergedOver } from './check-changes.ts';
import type { PresentDraft } from './present-draft.ts';

type Published = Pick<PresentDraft, 'published' | 'site' | 'locks'>;

/** A change of a restaurant's overrides names one key. */
export const keyOfChange = ({ path }: ReversibleChange): string => String(path[0]);

const contentOf = (change: ReversibleChange): Content =>
  'value' in change ? { value: change.value } : {};

/** What customers of a restaurant see at a setting. */
export const seenAt = ({ site, published }: Published, key: string): Content =>
  contentAt(mergedOver(site, published.document), settingPath(key));

/** Whether a restaurant's overrides are at a change's place as it makes them. */
export const isMade = (overrides: StoredDocument, change: ReversibleChange): boolean =>
  isSameContent(contentAt(overrides, [keyOfChange(change)]), contentOf(change));

/** Each change of a proposal, and how it compares with what is published and locked now. */
export function compareProposal(
  changes: readonly ReversibleChange[],
  present: Published,
): ProposedChange[] {
  const { published, locks } = present;
  const open = changes.filter(
    (change) => !isMade(published.document, change) && !isLocked(locks, keyOfChange(change)),
  );
  const refusals = refusalsOf(open, present);
  const standingOf = (change: ReversibleChange, message: string): ChangeStanding => {
    const key = keyOfChange(change);
    if (isMade(published.document, change)) return 'done';
    if (isLocked(locks, key)) return 'locked';
    if (message !== '') return 'unfit';
    return isSameContent(seenAt(present, key), change.before) ? 'open' : 'changed';
  };
  return changes.map((change) => {
    const key = keyOfChange(change);
    const message = refusals.get(key) ?? '';
    return { key, ...contentOf(change), standing: standingOf(change, message), message };
  });
}

/** Why settings cannot be set any more, by their keys. Judged together: one may need another. */
function refusalsOf(
  changes: readonly ReversibleChange[],
  { site, published }: Published,
): Map<string, string> {
  try {
    changedOverrides(site, published.document, changes);
    return new Map();
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    const problems = failure.extra.problems ?? [];
    return new Map(
      changes.flatMap((change): [string, string][] => {
        const key = keyOfChange(change);
        const dotted = key.replaceAll('/', '.');
        const own = problems.find(({ path }) => path === dotted || path.startsWith(`${dotted}.`));
        return own ? [[key, sentenceIn(failureTexts.en, own.message)]] : [];
      }),
    );
  }
}
