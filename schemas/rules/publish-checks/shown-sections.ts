import { sectionPath, type HomeKind } from '../../config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '../../config/read-section.ts';
import type { SectionConfigs, SiteConfig } from '../../config/site.ts';

/** A section that the home page shows, and where its settings stand. */
export type ShownSection = { id: string; path: string; kind: HomeKind };

/** The sections that the home page shows, in its order and each once; what names none is left out. */
export function shownSections(config: SiteConfig): ShownSection[] {
  const ids = config.layout.home.filter(({ hidden }) => !hidden).map(({ id }) => id);
  return [...new Set(ids)].flatMap((id) => {
    const kind = kindOfSection(config, id);
    return kind ? [{ id, path: sectionPath(id), kind }] : [];
  });
}

/** Something derived from a section's settings, for each kind of section. */
export type ByKind<T> = {
  [K in HomeKind]: (section: SectionConfigs[K], path: string, config: SiteConfig) => T[];
};

/** What a table yields for the sections that are shown. */
export const fromShownSections = <T>(config: SiteConfig, table: ByKind<T>): T[] =>
  shownSections(config).flatMap((shown) => fromSection(config, shown, shown.kind, table));

function fromSection<T, K extends HomeKind>(
  config: SiteConfig,
  { id, path }: ShownSection,
  kind: K,
  table: ByKind<T>,
): T[] {
  const section = sectionReaders[kind](config, id);
  return section ? table[kind](section, path, config) : [];
}

/** A table in which most kinds yield nothing. */
export const nothingByKind = {
  hero: () => [],
  features: () => [],
  categories: () => [],
  menu: () => [],
  appPromotion: () => [],
  spotlight: () => [],
  gallery: () => [],
  reviews: () => [],
  hours: () => [],
  about: () => [],
} satisfies ByKind<never>;
