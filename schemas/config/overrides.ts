import { applyChanges, changesBetween, type ConfigChange } from './changes.ts';
import { contentAt } from './content-at.ts';
import { readSiteConfig, type ConfigProblem } from './read-site-config.ts';
import type { SiteConfig } from './site.ts';

/**
 * What one restaurant has otherwise than the tenant's site, as it is stored and sent: values by the
 * key of their setting. Everywhere else it is changes of the site (`changesOfOverrides`).
 */
export type Overrides = Readonly<Record<string, unknown>>;

/**
 * The key of a setting: its steps with slashes between, `colors/primary`; dots would not do, for
 * `media` has them in its names.
 */
export const settingKey = (path: readonly (string | number)[]): string => path.join('/');

export const settingPath = (key: string): string[] => key.split('/');

export const changesOfOverrides = (overrides: Overrides): ConfigChange[] =>
  Object.entries(overrides).map(([key, value]) => ({ path: settingPath(key), value }));

/** A change of a restaurant's setting as a change of its stored overrides, which have flat keys. */
export const changeOfOverrides = ({ path, ...content }: ConfigChange): ConfigChange => ({
  path: [settingKey(path)],
  ...content,
});

/**
 * The site as one restaurant shows it. Never fails: an override whose place is gone, or whose
 * value cannot stand there, is left out and reported.
 */
export function withOverrides(
  site: SiteConfig,
  overrides: Overrides,
): { config: SiteConfig; problems: ConfigProblem[] } {
  const changes = changesOfOverrides(overrides);
  if (changes.length === 0) return { config: site, problems: [] };
  const { document, missed } = applyChanges(site, changes);
  const { config, problems } = readSiteConfig(document);
  const lost = missed.map(({ path, value }) => ({
    path: path.join('.'),
    message: 'There is no such setting any more.',
    value,
  }));
  return { config, problems: [...lost, ...problems] };
}

/** Settings that a restaurant has otherwise than the site, each once. Lists are overridden whole. */
export function ownSettings(site: SiteConfig, own: SiteConfig): string[][] {
  const paths = changesBetween(site, own).map(({ path }) => settingOf(path));
  return [...new Map(paths.map((path) => [settingKey(path), path])).values()];
}

/**
 * What makes a restaurant's configuration of the site's. A restaurant has nothing less than the
 * site: what it does not want it hides.
 */
export const ownChanges = (site: SiteConfig, own: SiteConfig): ConfigChange[] =>
  ownSettings(site, own)
    .map((path) => ({ path, ...contentAt(own, path) }))
    .filter((change) => 'value' in change);

/** The setting that a change belongs to: up to the first step into a list. */
export function settingOf(path: ConfigChange['path']): string[] {
  const list = path.findIndex((step) => typeof step === 'number');
  return (list === -1 ? path : path.slice(0, list)).map(String);
}

/**
 * Whether a setting is locked for managers: it, something that holds it, or something in it. Locks
 * are keys of settings such as `colors` or `hero/title`. What is known of a picture (`media`, under
 * dotted names) is locked with the picture, and a translation with its original.
 */
export function isLocked(locks: readonly string[], key: string): boolean {
  if (key === 'media' || key === 'translations') return locks.length > 0;
  const of = ofSetting(key);
  return locks.some(
    (lock) => isWithinOrAround(lock, key) || (of !== null && isWithinOrAround(lock, of)),
  );
}

/** The setting that a description of a picture or a translation is of; null for all else. */
function ofSetting(key: string): string | null {
  const [first, ...rest] = key.split('/');
  const names = first === 'media' ? rest : first === 'translations' ? rest.slice(1) : [];
  const [place = ''] = names.join('/').split('@');
  return place === '' ? null : place.replaceAll('.', '/');
}

/** Whether all of a group of settings is locked, by its own key or by what holds it. */
export const isLockedWhole = (locks: readonly string[], key: string): boolean =>
  locks.some((lock) => lock === key || key.startsWith(`${lock}/`));

const isWithinOrAround = (lock: string, key: string): boolean =>
  lock === key || key.startsWith(`${lock}/`) || lock.startsWith(`${key}/`);
