import { isBaseSection } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import { kindNames } from '../describe-section.ts';

/** What a section is called where it is spoken of: by its own title, else by its kind. */
export function nameOfSection({ sections }: Pick<SiteConfig, 'sections'>, id: string): string {
  const kind = kindOfSection({ sections }, id);
  if (kind === undefined) return id;
  const section = isBaseSection(id) ? undefined : sections[id];
  const title = section && 'title' in section ? section.title.trim() : '';
  return title || kindNames[kind];
}
