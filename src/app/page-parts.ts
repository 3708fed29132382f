import type { PagePart } from '#variants/lazy-part.tsx';
import type { SiteConfig } from '#schemas/config/site.ts';
import { orderStatusPart } from '../sections/order-status-section.tsx';
import {
  partsOfBanner,
  partsOfFooter,
  partsOfMenu,
  partsOfSection,
} from '../sections/section-parts.ts';
import { shownHome } from '../page/shown-when/shown-home.ts';
import { hasOrderStatus, isCheckoutPath } from '#ui/paths.ts';
import { furtherScreensPart, type ScreenRoute } from './routes.tsx';

/** What a page is drawn by. */
type PageParts = {
  /** Loaded before it hydrates: the screen, which puts its sections into order. */
  eager: PagePart[];
  /** What stands above every screen: loaded first where nothing was drawn by the server. */
  banner: PagePart[];
  /** Loaded once the frame answers and it is nearly in sight; the server has drawn it already. */
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
  const isQuiet = isCheckoutPath(route.path);
  return {
    eager: [
      ...(route.isFurther ? [furtherScreensPart] : []),
      route.part,
      ...(route.extraPart ? [route.extraPart] : []),
    ],
    banner: isQuiet ? [] : partsOfBanner(config),
    deferred: [
      ...(hasOrderStatus(route.path) ? [orderStatusPart] : []),
      ...home.flatMap((id) => partsOfSection(config, id)),
      ...(route.sections === 'menu' ? partsOfMenu(config) : []),
      ...partsOfFooter(config, isQuiet),
    ],
  };
}
