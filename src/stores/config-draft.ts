import { applyPatches, enablePatches, produce, type Patch } from 'immer';
import { changesBetween, isSameValue, mergeDocuments } from '#schemas/config/changes.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { Kept } from './config-kept.ts';

// Loaded only where there is a draft: customers never pay for immer and zod.
enablePatches();

type Edited = { config: SiteConfig; draft: Patch[] | null };

/** What makes one document of another, a patch a setting; what they share costs nothing. */
export const patchesBetween = (from: SiteConfig, to: SiteConfig): Patch[] =>
  changesBetween(from, to).map(({ path, ...to }) =>
    'value' in to
      ? { op: 'replace', path: [...path], value: to.value }
      : { op: 'remove', path: [...path] },
  );

/** A document upon the published one; without a draft where both are the same. */
export function layOn(base: SiteConfig, config: SiteConfig): Edited & { base: SiteConfig } {
  const draft = patchesBetween(base, config);
  return draft.length === 0 ? { base, config: base, draft: null } : { base, config, draft };
}

/**
 * The same document as `next`, made of the parts of the present one wherever they are the same:
 * nothing is drawn anew for those, and comparing the two costs next to nothing.
 */
export const sharing = (present: SiteConfig, next: SiteConfig): SiteConfig =>
  applyPatches(present, patchesBetween(present, next));

/** A document as it can stand, sharing with the present one all that is the same. */
export const readBeside = (present: SiteConfig, document: unknown): SiteConfig =>
  sharing(present, readSiteConfig(document).config);

/**
 * A stored draft laid over a document, rebased where the document has changed since: a patch whose
 * place is gone is dropped, and what no longer parses falls back to its default.
 */
export function layDraft(base: SiteConfig, draft: readonly Patch[]): Edited {
  let config = base;
  for (const patch of draft) {
    try {
      config = applyPatches(config, [patch]);
    } catch {
      // Its place is no longer there.
    }
  }
  return layOn(base, readBeside(base, config));
}

/** The same changes upon another published document. */
export function moveDraft(from: Pick<Edited, 'draft'>, base: SiteConfig): Edited {
  return layDraft(base, from.draft ?? []);
}

/** One edit more: the new document, and what it has otherwise than the published one. */
export const recordEdit = (
  { config, base }: { config: SiteConfig; base: SiteConfig },
  recipe: (document: SiteConfig) => void,
): Edited =>
  layOn(
    base,
    produce(config, (document: SiteConfig) => recipe(document)),
  );

/**
 * What another tab has stored brought together with what was changed here since `known`, which
 * both of them had; where both changed one setting, this tab's stays.
 */
export function joinStored({
  base,
  config,
  known,
  stored,
}: Record<'base' | 'config' | 'known', SiteConfig> & { stored: Kept }) {
  const theirs = stored.draft ? readBeside(config, stored.config) : base;
  const { merged, conflicts } = mergeDocuments({ base: known, mine: config, theirs });
  let joined = readBeside(config, merged);
  for (const { path, mine } of conflicts) {
    joined = applyPatches(joined, [{ op: 'replace', path: [...path], value: mine }]);
  }
  return { theirs, isAhead: !isSameValue(joined, theirs), ...layOn(base, joined) };
}

/** The embedded defaults (specification §4: the theme can be reset to them). */
export function defaultConfig(): SiteConfig {
  return siteConfigSchema.parse({});
}
