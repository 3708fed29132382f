import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../describe-section.ts';
import { orderOf } from './section-changes.ts';

type Sections = Pick<SiteConfig, 'layout' | 'sections'>;

/** What the sections are called, in their order: by their own titles, else by their kinds. */
export function sectionNames(config: Sections): { id: string; name: string }[] {
  const seen = new Map<string, number>();
  return orderOf(config).map(({ id }) => {
    const name = ownName(config, id);
    const count = (seen.get(name) ?? 0) + 1;
    seen.set(name, count);
    // Copies have the same title: told apart, also by those who only hear it.
    return { id, name: count > 1 ? `${name} (${count})` : name };
  });
}

/** What a section is called where it is spoken of. */
export const nameOfSection = (config: Sections, id: string): string =>
  sectionNames(config).find((one) => one.id === id)?.name ?? id;

function ownName({ sections }: Sections, id: string): string {
  const kind = kindOfSection({ sections }, id);
  if (kind === undefined) return id;
  const section = isBaseSection(id) ? undefined : sections[id];
  const title = section && 'title' in section ? section.title.trim() : '';
  return title || kindNames[kind];
}
