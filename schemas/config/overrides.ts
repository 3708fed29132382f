import { applyChanges, changesBetween, type ConfigChange } from './changes.ts';
import { readSiteConfig, type ConfigProblem } from './read-site-config.ts';
import type { SiteConfig } from './site.ts';

/**
 * What one restaurant has otherwise than the tenant's site: values by the key of their setting
 * (requirements, Configuration: a document of its own). Lists are overridden whole.
 */
export type Overrides = Readonly<Record<string, unknown>>;

/**
 * The key of a setting: its steps with slashes between, `colors/primary`; dots would not do, for
 * `media` has them in its names.
 */
export const settingKey = (path: readonly (string | number)[]): string => path.join('/');

const stepsOf = (key: string): string[] => key.split('/');

/**
 * The site as one restaurant shows it. Never fails: an override whose place is gone, or whose
 * value cannot stand there, is left out and told.
 */
export function withOverrides(
  site: SiteConfig,
  overrides: Overrides,
): { config: SiteConfig; problems: ConfigProblem[] } {
  const changes = Object.entries(overrides).map(([key, value]) => ({ path: stepsOf(key), value }));
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

/**
 * What makes one configuration out of the site's, as overrides. A restaurant has nothing less than
 * the site: what it does not want it hides.
 */
export function overridesBetween(site: SiteConfig, own: SiteConfig): Overrides {
  const changes = changesBetween(site, own).map(({ path }) => settingOf(path));
  const keys = [...new Set(changes.map(settingKey))];
  const overrides = keys.map((key) => [key, valueOf(own, stepsOf(key))] as const);
  return Object.fromEntries(overrides.filter(([, value]) => value !== undefined));
}

/** The setting that a change belongs to: up to the first step into a list. */
export function settingOf(path: ConfigChange['path']): string[] {
  const list = path.findIndex((step) => typeof step === 'number');
  return (list === -1 ? path : path.slice(0, list)).map(String);
}

const valueOf = (root: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (parent, step) =>
      typeof parent === 'object' && parent !== null ? Reflect.get(parent, step) : undefined,
    root,
  );

/**
 * Whether a setting is locked for managers: it, something that holds it, or something in it. Locks
 * are keys of settings such as `colors` or `hero/title`. What is known of a picture (`media`, under
 * dotted names) is locked with the picture.
 */
export function isLocked(locks: readonly string[], key: string): boolean {
  if (key === 'media') return locks.length > 0;
  const picture = key.startsWith('media/') ? key.slice('media/'.length).replaceAll('.', '/') : null;
  return locks.some(
    (lock) => isWithinOrAround(lock, key) || (picture !== null && isWithinOrAround(lock, picture)),
  );
}

/** Whether all of a group of settings is locked, by its own key or by what holds it. */
export const isLockedWhole = (locks: readonly string[], key: string): boolean =>
  locks.some((lock) => lock === key || key.startsWith(`${lock}/`));

const isWithinOrAround = (lock: string, key: string): boolean =>
  lock === key || key.startsWith(`${lock}/`) || lock.startsWith(`${key}/`);
