import type { PagePart } from '#variants/lazy-part.tsx';
import type { SiteConfig } from '#schemas/config/site.ts';
import { sectionPart } from '#variants/sections/registry.ts';
import { partsOfFooter, partsOfSection, eagerSectionCount } from '../sections/section-parts.ts';
import { shownHome } from '../page/shown-when/shown-home.ts';
import { furtherScreensPart, type ScreenRoute } from './routes.tsx';

/** What a page is drawn by. */
type PageParts = {
  /** Loaded before it hydrates: what a customer sees and may press at once. */
  eager: PagePart[];
  /** Loaded when it is nearly in sight; the server has drawn it already. */
  deferred: PagePart[];
};

/**
 * The lazy parts that a page draws: its screen and the designs in use. All of them are loaded
 * before it is drawn on the server.
 * @param resting sections of the home page that are not shown at the moment
 */
export function partsOf(
  route: ScreenRoute,
  config: SiteConfig,
  resting: readonly string[] = [],
): PageParts {
  const shown = route.sections === 'home' ? shownHome(config.layout.home, resting) : [];
  const home = shown.map(({ id }) => id);
  const { topOfferBanner } = config;
  return {
    eager: [
      ...(route.isFurther ? [furtherScreensPart] : []),
      route.part,
      ...(topOfferBanner.showTopOfferBanner
        ? [sectionPart('topOfferBanner', topOfferBanner.variant)]
        : []),
      ...home.slice(0, eagerSectionCount).flatMap((id) => partsOfSection(config, id)),
      ...(route.sections === 'menu' ? [sectionPart('menu', config.menu.variant)] : []),
    ],
    deferred: [
      ...home.slice(eagerSectionCount).flatMap((id) => partsOfSection(config, id)),
      ...partsOfFooter(config),
    ],
  };
}
