import type { Draft } from 'immer';
import { changesBetween } from '#schemas/config/changes.ts';
import { sectionSchemas } from '#schemas/config/further-sections.ts';
import { basePaths } from '#schemas/config/home-kinds.ts';
import { siteConfigSchema, type SiteConfig } from '#schemas/config/site.ts';
import { sectionKindAt } from './section-paths.ts';
import { deleteValueAt, setValueAt, valueAt } from './value-at.ts';

/** Sections that stand inside another group, whose settings they are no part of. */
const inner: readonly string[] = Object.values(basePaths).filter((path) => path.includes('.'));

/** A group's settings as its schema makes them; undefined where the document has no such group. */
export function defaultOf(config: SiteConfig, path: string): unknown {
  if (!path.startsWith('sections.')) return valueAt(siteConfigSchema.parse({}), path.split('.'));
  const kind = sectionKindAt(config, path);
  if (!kind || kind === 'footer' || kind === 'topOfferBanner') return undefined;
  return { type: kind, ...sectionSchemas[kind].parse({}) };
}

/**
 * Gives a group the values of another state of it, as the smallest change. What only the present
 * state has goes, but for the defaults: keys that this program does not know are the tenant's.
 */
export function resetGroup(
  draft: Draft<SiteConfig>,
  path: string,
  to: unknown,
  keep: 'nothing' | 'unknown',
): void {
  const steps = path.split('.');
  for (const { path: place, ...change } of changesBetween(valueAt(draft, steps), to, steps)) {
    const dotted = place.join('.');
    if (inner.some((one) => one !== path && isAt(dotted, one))) continue;
    if ('value' in change) setValueAt(draft, place, plain(change.value));
    else if (keep === 'nothing') deleteValueAt(draft, place);
  }
}

/** The same for a group as another document has it, with what that knows of its pictures. */
export function restoreGroup(draft: Draft<SiteConfig>, path: string, from: SiteConfig): void {
  resetGroup(draft, path, valueAt(from, path.split('.')), 'nothing');
  const mine = (place: string) =>
    isAt(place, path) && !inner.some((one) => one !== path && isAt(place, one));
  for (const place of Object.keys(draft.media)) if (mine(place)) delete draft.media[place];
  for (const [place, media] of Object.entries(from.media)) {
    if (mine(place)) draft.media[place] = { ...media };
  }
}

const isAt = (place: string, path: string) => place === path || place.startsWith(`${path}.`);

/** What another document holds must not be shared with a draft that may go on changing it. */
const plain = (value: unknown): unknown => structuredClone(value);
