import { applyChanges, changesBetween, isSameValue } from '#schemas/config/changes.ts';
import type { FieldKind } from '#schemas/config/fields/field.ts';
import { sectionSchemas } from '#schemas/config/further-sections.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { applyPreset } from '#schemas/presets/apply-preset.ts';
import type { Preset } from '#schemas/presets/preset.ts';
import { presets } from '#schemas/presets/presets.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { valueAt, type Path } from '../../core/settings/value-at.ts';

/** All looks, in the order in which they are offered. */
export const looks: readonly Preset[] = Object.values(presets);

/** A site that nobody has written anything for yet. */
const fresh = siteConfigSchema.parse({});
const pure = looks.map((preset) => ({ id: preset.id, ...applyPreset(fresh, preset) }));

/** Nobody wrote these for this site: a new one begins with them, or a look brought them. */
const given: readonly SiteConfig[] = [fresh, ...pure];

/** What somebody writes, with where it leads; a list's items belong together. */
const written: ReadonlySet<FieldKind> = new Set(['text', 'longText', 'richText', 'link', 'list']);

function isWords(config: SiteConfig, path: Path): boolean {
  const kind = nameOfSetting(config, path).field?.kind;
  return (kind !== undefined && written.has(kind)) || path.some(isPlaceInList);
}

const isPlaceInList = (step: string | number) => typeof step === 'number';

function isGiven(config: SiteConfig, path: Path, value: unknown): boolean {
  const [first, id, ...inside] = path;
  const kind = first === 'sections' ? kindOfSection(config, String(id)) : undefined;
  return (
    given.some((one) => isSameValue(valueAt(one, path), value)) ||
    (kind !== undefined && isSameValue(valueAt(sectionSchemas[kind].parse({}), inside), value))
  );
}

/**
 * A site in another look. What somebody wrote for it stays, and so does what they left empty; where
 * it still has the words that it began with, or those of another look, it gets the look's.
 */
export function lookOf(config: SiteConfig, preset: Preset): SiteConfig {
  const look = applyPreset(withoutGivenStory(config), preset);
  const own = changesBetween(look, config).filter(
    ({ path, value }) =>
      value !== undefined && isWords(config, path) && !isGiven(config, path, value),
  );
  return siteConfigSchema.parse(applyChanges(look, own).document);
}

/** A preset fills in tagline and story where there are none; those of another look are none. */
function withoutGivenStory(config: SiteConfig): SiteConfig {
  const general = { ...config.general };
  for (const key of ['tagline', 'aboutContent'] as const) {
    if (isGiven(config, ['general', key], general[key])) general[key] = '';
  }
  return { ...config, general };
}

/** The look that a site has still, whatever was written in it since; null where it is its own. */
export const lookInUse = ({ colors, theme }: SiteConfig): string | null =>
  pure.find((look) => isSameValue(look.colors, colors) && isSameValue(look.theme, theme))?.id ??
  null;
