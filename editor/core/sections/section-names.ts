import { isBaseSection } from '#schemas/config/home-kinds.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../settings/describe-section.ts';
import { orderOf } from './section-changes.ts';

type Sections = Pick<SiteConfig, 'layout' | 'sections'>;

type SectionName = { id: string; name: string };

/** Several places ask with every key typed, of a document whose sections mostly stay the same. */
const known = new WeakMap<
  Sections['sections'],
  { layout: Sections['layout']; names: SectionName[] }
>();

/** What the sections are called, in their order: by their own titles, else by their kinds. */
export function sectionNames({ layout, sections }: Sections): readonly SectionName[] {
  const last = known.get(sections);
  if (last?.layout === layout) return last.names;
  const names = namesOf({ layout, sections });
  known.set(sections, { layout, names });
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

/** Copies have the same title: told apart, also by those who only hear it. */
const numbered = (name: string, count: number) => (count > 1 ? `${name} (${count})` : name);

/** What a section is called where it is spoken of. */
export function nameOfSection(config: Sections, id: string): string {
  const name = ownName(config, id);
  let count = 1;
  // Asked with every key typed into a title: all names are only made for one that has no place.
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
