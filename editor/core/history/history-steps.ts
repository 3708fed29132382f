import { isSameValue } from '#schemas/config/changes.ts';
import { inverseOf } from '#schemas/config/reversible-changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { applyFitting, type Edit, type History } from './edit.ts';
import { describeStep } from './describe-step.ts';

/** A place in the history that one can go to. */
export type HistoryStep = {
  /** 0: before the first step. */
  id: number;
  label: string;
  /** What it was done to: 'Hero'. Empty for the beginning. */
  where: string;
  at: number | null;
  /** How many steps away it is; 0 is now, above are those that were undone. */
  away: number;
  /** The site stood so when it was published last. */
  isPublished: boolean;
};

/** The places of a history, the newest first. */
export function historySteps(
  { past, future }: History,
  document: SiteConfig,
  published: SiteConfig,
): HistoryStep[] {
  const before = documentsBefore(past, document);
  const after = documentsAfter(future, document);
  const stepFor = (edit: Edit, away: number, then: SiteConfig | null): HistoryStep => {
    const { where, what } = describeStep(edit, document);
    const isPublished = then !== null && isSameValue(then, published);
    return { id: edit.id, label: what, where, at: edit.at, away, isPublished };
  };
  const done = past.map((edit, index) =>
    stepFor(edit, index + 1 - past.length, before[index + 1] ?? null),
  );
  const undone = future.map((edit, index) => stepFor(edit, index + 1, after[index] ?? null));
  const start: HistoryStep = {
    id: 0,
    label: 'Before the first step',
    where: '',
    at: null,
    away: -past.length,
    isPublished: before[0] != null && isSameValue(before[0], published),
  };
  return [start, ...done, ...undone].toReversed();
}

/** What the document was before each step, and last what it is. */
function documentsBefore(past: readonly Edit[], document: SiteConfig): (SiteConfig | null)[] {
  const found: (SiteConfig | null)[] = [document];
  for (const { changes } of past.toReversed()) {
    const present = found[0] ?? null;
    found.unshift(present && applyFitting(present, inverseOf(changes)));
  }
  return found;
}

function documentsAfter(future: readonly Edit[], document: SiteConfig): (SiteConfig | null)[] {
  let present: SiteConfig | null = document;
  return future.map(({ changes }) => {
    present = present && applyFitting(present, changes);
    return present;
  });
}
