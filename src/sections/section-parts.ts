import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import type { SiteConfig } from '#schemas/config/site.ts';
import type { PagePart } from '#variants/lazy-part.tsx';
import { sectionPart } from '#variants/sections/registry.ts';
import {
  containerOf,
  footerContainer,
  pageMenuContainer,
  quietFooterContainer,
} from './section-containers.ts';

/** What draws a section of the home page; nothing where the document has no such section. */
export function partsOfSection(config: SiteConfig, id: string): PagePart[] {
  const kind = kindOfSection(config, id);
  return kind ? partsOfKind(config, kind, id) : [];
}

function partsOfKind<K extends HomeKind>(config: SiteConfig, kind: K, id: string): PagePart[] {
  const section = sectionReaders[kind](config, id);
  return section ? [containerOf(kind, section), sectionPart(kind, section.variant)] : [];
}

/** What draws the menu on a page of its own. */
export const partsOfMenu = ({ menu }: SiteConfig): PagePart[] => [
  pageMenuContainer,
  sectionPart('menu', menu.variant),
];

/** What draws the offer above every page; nothing where there is none. */
export const partsOfBanner = ({ topOfferBanner }: SiteConfig): PagePart[] =>
  topOfferBanner.showTopOfferBanner ? [sectionPart('topOfferBanner', topOfferBanner.variant)] : [];

/** What draws the foot of a page. */
export const partsOfFooter = ({ footer }: SiteConfig, isQuiet: boolean): PagePart[] =>
  isQuiet ? [quietFooterContainer] : [footerContainer, sectionPart('footer', footer.variant)];
