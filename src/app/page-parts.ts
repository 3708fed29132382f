import type { SiteConfig } from '#schemas/config/site.ts';
import type { HomeSection } from '#schemas/config/layout.ts';
import type { LazyPart } from '#variants/lazy-part.tsx';
import { sectionPart } from '#variants/registry.ts';
import type { ScreenRoute } from './routes.tsx';

type Part = Pick<LazyPart<never>, 'id' | 'preload'>;

const sectionParts: Record<HomeSection, (config: SiteConfig) => Part> = {
  hero: ({ hero }) => sectionPart('hero', hero.variant),
  features: ({ features }) => sectionPart('features', features.variant),
  categories: ({ categories }) => sectionPart('categories', categories.variant),
  menu: ({ menu }) => sectionPart('menu', menu.variant),
  appPromotion: ({ general }) => sectionPart('appPromotion', general.mobileApp.variant),
};

/**
 * The lazy parts that a page draws: its screen and the designs in use. They are loaded before it
 * is drawn on the server and before it hydrates, so that neither ever waits.
 */
export function partsOf(route: ScreenRoute, config: SiteConfig): Part[] {
  const sections: HomeSection[] =
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
    ...sections.map((id) => sectionParts[id](config)),
    sectionPart('footer', config.footer.variant),
  ];
}
