import { applyPatches, type Patch } from 'immer';
import {
  isSameValue,
  mergeDocuments,
  type ChangePath,
  type ConfigConflict,
} from '#schemas/config/changes.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { readBeside } from '../../stores/config-draft.ts';

/** A setting that both sides changed, and what it was before; `mine` stays until it is decided. */
export type Undecided = ConfigConflict & { ancestor: Place };

type Place = { isThere: boolean; value: unknown };

/** What stands at a place of a document. */
export function placeAt(document: unknown, path: ChangePath): Place {
  let value = document;
  for (const step of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
      return { isThere: false, value: undefined };
    }
    value = Reflect.get(value, step);
  }
  return { isThere: true, value };
}

const patchTo = (path: ChangePath, { isThere, value }: Place): Patch =>
  isThere ? { op: 'replace', path: [...path], value } : { op: 'remove', path: [...path] };

/** A document with places put in; one that is not there any more is left out. */
function withPlaces(
  document: SiteConfig,
  places: readonly { path: ChangePath; place: Place }[],
): SiteConfig {
  let present = document;
  for (const { path, place } of places) {
    try {
      present = applyPatches(present, [patchTo(path, place)]);
    } catch {
      // What should hold it is gone.
    }
  }
  return present;
}

/** The same places of another document, put in. */
export const copyPlaces = (to: SiteConfig, from: SiteConfig, paths: readonly ChangePath[]) =>
  withPlaces(
    to,
    paths.map((path) => ({ path, place: placeAt(from, path) })),
  );

/** What both sides had: what the server has, but where something is undecided. */
export const groundOf = (document: SiteConfig, undecided: readonly Undecided[]): SiteConfig =>
  withPlaces(
    document,
    undecided.map(({ path, ancestor }) => ({ path, place: ancestor })),
  );

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
    ancestor: placeAt(base, conflict.path),
  }));
  const paths = conflicts.map(({ path }) => path);
  return { shown: copyPlaces(readBeside(mine, merged), mine, paths), undecided };
}

/** Conflicts as they are after further edits; one that came to the same is none any more. */
export function stillUndecided(undecided: readonly Undecided[], mine: SiteConfig): Undecided[] {
  return undecided.flatMap((conflict) => {
    const { value } = placeAt(mine, conflict.path);
    if (isSameValue(value, conflict.theirs)) return [];
    return [isSameValue(value, conflict.mine) ? conflict : { ...conflict, mine: value }];
  });
}
