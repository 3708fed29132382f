import type { FurtherSection } from './further-sections.ts';
import { isBaseSection, type HomeKind } from './home-kinds.ts';
import type { SectionConfigs, SiteConfig } from './site.ts';

type Sections = Pick<
  SiteConfig,
  'hero' | 'features' | 'categories' | 'menu' | 'general' | 'sections'
>;
type Reader<K extends HomeKind> = (config: Sections, id: string) => SectionConfigs[K] | undefined;

const further = <K extends HomeKind>({ sections }: Sections, id: string, kind: K) => {
  const section: FurtherSection | undefined = sections[id];
  return section !== undefined && isOfKind(section, kind) ? section : undefined;
};

const isOfKind = <K extends HomeKind>(
  section: FurtherSection,
  kind: K,
): section is Extract<FurtherSection, { type: K }> => section.type === kind;

/** The settings of a section of a kind by its id; undefined where there is no such section. */
export const sectionReaders: { [K in HomeKind]: Reader<K> } = {
  hero: (config, id) => (id === 'hero' ? config.hero : further(config, id, 'hero')),
  features: (config, id) => (id === 'features' ? config.features : further(config, id, 'features')),
  categories: (config, id) =>
    id === 'categories' ? config.categories : further(config, id, 'categories'),
  menu: (config, id) => (id === 'menu' ? config.menu : further(config, id, 'menu')),
  appPromotion: (config, id) =>
    id === 'appPromotion' ? config.general.mobileApp : further(config, id, 'appPromotion'),
  spotlight: (config, id) => further(config, id, 'spotlight'),
  gallery: (config, id) => further(config, id, 'gallery'),
  reviews: (config, id) => further(config, id, 'reviews'),
  hours: (config, id) => further(config, id, 'hours'),
  about: (config, id) => further(config, id, 'about'),
};

/** Of which kind the section with this id is; undefined where the document has none. */
export function kindOfSection({ sections }: Pick<SiteConfig, 'sections'>, id: string) {
  return isBaseSection(id) ? id : sections[id]?.type;
}
