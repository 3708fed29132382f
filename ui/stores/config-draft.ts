import { produce } from 'immer';
import {
  applyChanges,
  changesBetween,
  isSameValue,
  mergeDocuments,
  type ConfigChange,
} from '#schemas/config/changes.ts';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import type { StoredConfig } from './config-storage.ts';

// Loaded only where there is a draft: customers never pay for immer and zod.

let last: { base: SiteConfig; written: SiteConfig; draft: readonly ConfigChange[] } | undefined;

/** What a document has otherwise than the published one; asked again it is the same. */
export function draftOf(base: SiteConfig, written: SiteConfig): readonly ConfigChange[] {
  if (last?.base !== base || last.written !== written) {
    last = { base, written, draft: changesBetween(base, written) };
  }
  return last.draft;
}

/** A document over the published one: the published one itself where nothing differs. */
export const orBase = (base: SiteConfig, written: SiteConfig): SiteConfig =>
  isSameValue(base, written) ? base : written;

/**
 * The same document as `next`, made of the parts of the present one wherever they are the same:
 * nothing is drawn anew for those, and comparing the two costs next to nothing.
 */
export const sharing = (present: SiteConfig, next: SiteConfig): SiteConfig =>
  applyChanges(present, changesBetween(present, next)).document;

/** A document as it can be, sharing with the present one all that is the same. */
export const readBeside = (present: SiteConfig, document: unknown): SiteConfig =>
  sharing(present, readSiteConfig(document).config);

/**
 * A draft over a document that may have changed since: a change whose place is gone is dropped, and
 * what no longer parses falls back to its default.
 */
export const applyDraft = (base: SiteConfig, draft: readonly ConfigChange[]): SiteConfig =>
  orBase(base, readBeside(base, applyChanges(base, draft).document));

export const edited = (written: SiteConfig, recipe: (draft: SiteConfig) => void): SiteConfig =>
  produce(written, (draft: SiteConfig) => recipe(draft));

/**
 * What another tab has stored, brought together with what was changed here since `known`, which
 * both of them had; where both changed one setting, this tab's stays.
 */
export function joinStored({
  base,
  written,
  known,
  stored,
}: Record<'base' | 'written' | 'known', SiteConfig> & { stored: StoredConfig }) {
  const theirs = stored.draft ? readBeside(written, stored.config) : base;
  const { merged, conflicts } = mergeDocuments({ base: known, mine: written, theirs });
  const mine = conflicts.map(({ path, mine: value }) => ({ path, value }));
  const joined = applyChanges(readBeside(written, merged), mine).document;
  return { theirs, isAhead: !isSameValue(joined, theirs), written: orBase(base, joined) };
}

/** The embedded defaults (specification §4: the theme can be reset to them). */
export function defaultConfig(): SiteConfig {
  return siteConfigSchema.parse({});
}
