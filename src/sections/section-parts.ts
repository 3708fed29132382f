import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import { sectionPart } from '#variants/sections/registry.ts';
import { footerContainer, sectionContainers } from './section-containers.ts';

/** So many sections of a home page are there from the first moment; the others may come late. */
export const eagerSectionCount = 2;

/** What draws a section of the home page; nothing where the document has no such section. */
export function partsOfSection(config: SiteConfig, id: string): PagePart[] {
  const kind = kindOfSection(config, id);
  return kind ? partsOfKind(config, kind, id) : [];
}

function partsOfKind<K extends HomeKind>(config: SiteConfig, kind: K, id: string): PagePart[] {
  const section = sectionReaders[kind](config, id);
  return section ? [sectionContainers[kind], sectionPart(kind, section.variant)] : [];
}

/** What draws the foot of a page. */
export const partsOfFooter = ({ footer }: SiteConfig): PagePart[] => [
  footerContainer,
  sectionPart('footer', footer.variant),
];
