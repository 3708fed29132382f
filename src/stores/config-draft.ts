import { applyPatches, enablePatches, produceWithPatches, type Patch } from 'immer';
import { readSiteConfig } from '#schemas/config/read-site-config.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';

// Loaded only where there is a draft: customers never pay for immer and zod.
enablePatches();

type Edited = { config: SiteConfig; draft: Patch[] };

/**
 * A stored draft laid over a document, rebased where the document has changed since: a patch whose
 * place is gone is dropped, and what no longer parses falls back to its default.
 */
export function layDraft(base: SiteConfig, draft: readonly Patch[]): Edited {
  let config = base;
  const kept: Patch[] = [];
  for (const patch of draft) {
    try {
      config = applyPatches(config, [patch]);
      kept.push(patch);
    } catch {
      // Its place is no longer there.
    }
  }
  return { config: readSiteConfig(config).config, draft: kept };
}

/**
 * One edit more: the new document, and the draft as patches from the server's; null once
 * everything stands as the server has it, by undoing for instance.
 */
export function recordEdit(
  { config, base, draft }: { config: SiteConfig; base: SiteConfig; draft: Patch[] | null },
  recipe: (document: SiteConfig) => void,
): { config: SiteConfig; draft: Patch[] | null } {
  const [edited, patches] = produceWithPatches(config, (document) => recipe(document));
  if (JSON.stringify(edited) === JSON.stringify(base)) return { config: base, draft: null };
  return { config: edited, draft: patches.reduce(withPatch, draft ?? []) };
}

/** Dragging a colour sends hundreds of values for one place; only the last one is kept. */
function withPatch(draft: Patch[], patch: Patch): Patch[] {
  const isPlain = patch.op === 'replace' && patch.path.every((step) => typeof step === 'string');
  const place = patch.path.join('/');
  const others = isPlain
    ? draft.filter(({ op, path }) => op !== 'replace' || path.join('/') !== place)
    : draft;
  return [...others, patch];
}

/** The embedded defaults (spec §4: the theme can be reset to them). */
export function defaultConfig(): SiteConfig {
  return siteConfigSchema.parse({});
}
