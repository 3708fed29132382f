import { changesBetween, type ConfigChange } from '#schemas/config/changes.ts';
import { type ChangePath } from '#schemas/config/content-at.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { nameOfSetting } from '../../core/settings/name-of-setting.ts';
import { valueAt } from '../../core/settings/value-at.ts';
import type { Difference } from './difference.ts';
import { pictureDifferences } from './picture-differences.ts';
import { sectionDifferences } from './section-differences.ts';
import { viewOf } from './view-of.ts';

/** Described elsewhere, or not at all: the version of the document is no setting. */
const toldApart = new Set(['layout', 'media', 'schemaVersion']);

/**
 * What two documents have otherwise, one by one, in the words of their fields. In the order of the
 * document.
 * @param changes of the first document into the second, where they are known already
 */
export function differencesBetween(
  before: SiteConfig,
  after: SiteConfig,
  changes: readonly ConfigChange[] = changesBetween(before, after),
): Difference[] {
  const settings = changes
    .map(({ path }) => path)
    .filter((path) => !isToldApart(path, before, after));
  return [
    ...sectionDifferences(before, after),
    ...settings.map((path) => settingDifference(path, before, after)),
    ...pictureDifferences(before, after),
  ];
}

/** Sections that only one of them has are listed as a whole. */
function isToldApart(path: ChangePath, before: SiteConfig, after: SiteConfig): boolean {
  const [first, second] = path.map(String);
  if (first === undefined || toldApart.has(first)) return true;
  if (first !== 'sections' || second === undefined) return false;
  return !Object.hasOwn(before.sections, second) || !Object.hasOwn(after.sections, second);
}

function settingDifference(path: ChangePath, before: SiteConfig, after: SiteConfig): Difference {
  const { group, groupLabel, label, field } = nameOfSetting(after, path);
  return {
    key: path.join('/'),
    group,
    groupLabel,
    label,
    field: field && path.join('.'),
    place: { kind: 'setting', path },
    view: viewOf(field, valueAt(before, path), valueAt(after, path)),
  };
}

/** The differences by the groups that they belong to, in order. */
export function byGroup(differences: readonly Difference[]) {
  const groups = new Map<string, { group: string; label: string; differences: Difference[] }>();
  for (const difference of differences) {
    const { group, groupLabel: label } = difference;
    const found = groups.get(group) ?? { group, label, differences: [] };
    groups.set(group, { ...found, differences: [...found.differences, difference] });
  }
  return [...groups.values()];
}
