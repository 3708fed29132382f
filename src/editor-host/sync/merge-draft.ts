import {
  applyChanges,
  isSameValue,
  mergeDocuments,
  type ConfigConflict,
} from '#schemas/config/changes.ts';
import { contentAt, type ChangePath, type Content } from '#schemas/config/content-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { readBeside } from '#ui/stores/config-draft.ts';

/** A setting that both sides changed, and what it was before; `mine` stays until it is decided. */
export type Undecided = ConfigConflict & { ancestor: Content };

/** The same places of another document, put in; one that is not there any more is left out. */
export const copyPlaces = (
  to: SiteConfig,
  from: SiteConfig,
  paths: readonly ChangePath[],
): SiteConfig =>
  applyChanges(
    to,
    paths.map((path) => ({ path, ...contentAt(from, path) })),
  ).document;

/** What both sides had: what the server has, but where something is undecided. */
export const mergeBase = (document: SiteConfig, undecided: readonly Undecided[]): SiteConfig =>
  applyChanges(
    document,
    undecided.map(({ path, ancestor }) => ({ path, ...ancestor })),
  ).document;

type Three = Record<'base' | 'mine' | 'theirs', SiteConfig>;

/**
 * The document to show after somebody else wrote: what only one side changed is that side's; what
 * both changed is mine and undecided.
 */
export function mergeDraft({ base, mine, theirs }: Three): {
  shown: SiteConfig;
  undecided: Undecided[];
} {
  const { merged, conflicts } = mergeDocuments({ base, mine, theirs });
  const undecided = conflicts.map((conflict) => ({
    ...conflict,
    ancestor: contentAt(base, conflict.path),
  }));
  const paths = conflicts.map(({ path }) => path);
  return { shown: copyPlaces(readBeside(mine, merged), mine, paths), undecided };
}

/** Conflicts as they are after further edits; one that came to the same is none any more. */
export function stillUndecided(undecided: readonly Undecided[], mine: SiteConfig): Undecided[] {
  return undecided.flatMap((conflict) => {
    const { value } = contentAt(mine, conflict.path);
    if (isSameValue(value, conflict.theirs)) return [];
    return [isSameValue(value, conflict.mine) ? conflict : { ...conflict, mine: value }];
  });
}
