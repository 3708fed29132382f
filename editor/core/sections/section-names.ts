import { isBaseSection } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../settings/describe-section.ts';
import { orderOf } from './section-changes.ts';

type Sections = Pick<SiteConfig, 'layout' | 'sections'>;

type SectionName = { id: string; name: string };

/** Computed once for each document's sections: several components ask with every key typed. */
const cache = new WeakMap<
  Sections['sections'],
  { layout: Sections['layout']; names: SectionName[] }
>();

/** What the sections are called, in their order: by their own titles, else by their kinds. */
export function sectionNames({ layout, sections }: Sections): readonly SectionName[] {
  const last = cache.get(sections);
  if (last?.layout === layout) return last.names;
  const names = namesOf({ layout, sections });
  cache.set(sections, { layout, names });
  return names;
}

function namesOf(config: Sections): SectionName[] {
  const seen = new Map<string, number>();
  return orderOf(config).map(({ id }) => {
    const name = ownName(config, id);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    return { id, name: numbered(name, count) };
  });
}

/** Numbers copies with the same title. */
const numbered = (name: string, count: number) => (count > 1 ? `${name} (${count})` : name);

/** What a section is called in labels and announcements. */
export function nameOfSection(config: Sections, id: string): string {
  const name = ownName(config, id);
  let count = 1;
  // Called with every key typed into a title: computes all names only for a section not in the order.
  for (const entry of config.layout.home) {
    if (entry.id === id) return numbered(name, count);
    if (ownName(config, entry.id) === name) count += 1;
  }
  return sectionNames(config).find((one) => one.id === id)?.name ?? id;
}

function ownName({ sections }: Sections, id: string): string {
  if (isBaseSection(id)) return kindNames[id];
  const section = sections[id];
  if (!section) return id;
  return ('title' in section && section.title.trim()) || kindNames[section.type];
}
