import { basePaths, isBaseSection, sectionPath } from '#schemas/config/home-kinds.ts';
import { kindOfSection } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { SectionKind } from '#variants/sections/registry.ts';

/** Sections of every page, at the place of their name. */
const framing = ['footer', 'topOfferBanner'] as const;

const further = 'sections.';

/** Id of the section whose settings stand at a dotted path; undefined for all else. */
export function sectionIdAt(path: string): string | undefined {
  if (path.startsWith(further)) return path.slice(further.length);
  return (
    framing.find((name) => name === path) ??
    Object.keys(basePaths)
      .filter(isBaseSection)
      .find((id) => sectionPath(id) === path)
  );
}

/** The kind of the section whose settings stand at a dotted path; undefined for all else. */
export function sectionKindAt(config: SiteConfig, path: string): SectionKind | undefined {
  const id = sectionIdAt(path);
  return framing.find((name) => name === id) ?? (id ? kindOfSection(config, id) : undefined);
}
