import { applyChanges, changesBetween, isSameValue } from '#schemas/config/changes.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import type { Preset } from '#schemas/presets/preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';

/** All looks, in the order in which they are offered. */
export const looks: readonly Preset[] = Object.values(presets);

/** What is written in a section; `items` are a list's words with all that belongs to them. */
const wordKeys: ReadonlySet<unknown> = new Set([
  'title',
  'subtitle',
  'description',
  'ctaText',
  'ctaLink',
  'newsletterTitle',
  'newsletterText',
  'items',
]);

/** Nobody wrote these for this site: a new one begins with them, or a look brought them. */
const fresh = siteConfigSchema.parse({});
const given = [fresh, ...looks.map(({ config }) => config)];

const isWrittenHere = (path: Path, value: unknown): boolean =>
  value !== '' && given.every((one) => !isSameValue(valueAt(one, path), value));

/**
 * A site in another look. What somebody wrote for it stays; where it still has the words that it
 * began with, or those of another look, it gets the look's.
 */
export function lookOf(config: SiteConfig, preset: Preset): SiteConfig {
  const look = applyPreset(config, preset);
  const written = changesBetween(look, config).filter(
    ({ path, value }) =>
      value !== undefined && path.some((step) => wordKeys.has(step)) && isWrittenHere(path, value),
  );
  return siteConfigSchema.parse(applyChanges(look, written).document);
}

const pure = looks.map((preset) => ({ id: preset.id, ...applyPreset(fresh, preset) }));

/** The look that a site has still, whatever was written in it since; null where it is its own. */
export const lookInUse = ({ colors, theme }: SiteConfig): string | null =>
  pure.find((look) => isSameValue(look.colors, colors) && isSameValue(look.theme, theme))?.id ??
  null;
