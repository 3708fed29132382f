import type { SiteConfig } from '#schemas/config/site.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { sectionPart } from '#variants/registry.ts';
import type { ScreenRoute } from './routes.tsx';

type Part = Pick<LazyPart<never>, 'id' | 'preload'>;

/** The design of a section of the home page; none where the document has no such section. */
export function homePart(config: SiteConfig, id: string): Part[] {
  const kind = kindOfSection(config, id);
  return kind ? partOfKind(config, kind, id) : [];
}

function partOfKind<K extends HomeKind>(config: SiteConfig, kind: K, id: string): Part[] {
  const section = sectionReaders[kind](config, id);
  return section ? [sectionPart(kind, section.variant)] : [];
}

/**
 * The lazy parts that a page draws: its screen and the designs in use. They are loaded before it
 * is drawn on the server and before it hydrates, so that neither ever waits.
 */
export function partsOf(route: ScreenRoute, config: SiteConfig): Part[] {
  const sections: string[] =
    route.sections === 'home'
      ? config.layout.home.filter(({ hidden }) => !hidden).map(({ id }) => id)
      : route.sections === 'menu'
        ? ['menu']
        : [];
  return [
    route.part,
    ...(config.topOfferBanner.showTopOfferBanner
      ? [sectionPart('topOfferBanner', config.topOfferBanner.variant)]
      : []),
    ...sections.flatMap((id) => homePart(config, id)),
    sectionPart('footer', config.footer.variant),
  ];
}
