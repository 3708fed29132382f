import type { ComponentType } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { SectionConfigs } from '#schemas/config/site.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import type { ContainerProps } from './container-props.ts';

type Containers = { [K in HomeKind]: (config: SectionConfigs[K]) => LazyPart<ContainerProps<K>> };

/** One that does not depend on the section's settings. */
function always<P extends object>(id: string, load: () => Promise<ComponentType<P>>) {
  const part = lazyPart<P>(id, load);
  return () => part;
}

const wholeMenu = lazyPart<ContainerProps<'menu'>>('src/sections/menu-container.tsx', () =>
  import('./menu-container.tsx').then((module) => module.MenuContainer),
);

const shortMenu = lazyPart<ContainerProps<'menu'>>('src/sections/short-menu-container.tsx', () =>
  import('./short-menu-container.tsx').then((module) => module.ShortMenuContainer),
);

const containers: Containers = {
  hero: always('src/sections/hero-section.tsx', () =>
    import('./hero-section.tsx').then((module) => module.HeroSection),
  ),
  features: always('src/sections/features-section.tsx', () =>
    import('./features-section.tsx').then((module) => module.FeaturesSection),
  ),
  categories: always('src/sections/categories-section.tsx', () =>
    import('./categories-section.tsx').then((module) => module.CategoriesSection),
  ),
  menu: ({ onHome }) => (onHome === 'short' ? shortMenu : wholeMenu),
  appPromotion: always('src/sections/app-promotion-section.tsx', () =>
    import('./app-promotion-section.tsx').then((module) => module.AppPromotionSection),
  ),
  spotlight: always('src/sections/spotlight-section.tsx', () =>
    import('./spotlight-section.tsx').then((module) => module.SpotlightSection),
  ),
  gallery: always('src/sections/gallery-section.tsx', () =>
    import('./gallery-section.tsx').then((module) => module.GallerySection),
  ),
  reviews: always('src/sections/reviews-section.tsx', () =>
    import('./reviews-section.tsx').then((module) => module.ReviewsSection),
  ),
  hours: always('src/sections/hours-section.tsx', () =>
    import('./hours-section.tsx').then((module) => module.HoursSection),
  ),
  about: always('src/sections/about-section.tsx', () =>
    import('./about-section.tsx').then((module) => module.AboutSection),
  ),
};

/** What gathers the data of a section with these settings, in a chunk of its own like the designs. */
export const containerOf = <K extends HomeKind>(
  kind: K,
  config: SectionConfigs[K],
): LazyPart<ContainerProps<K>> => containers[kind](config);

/** The menu on a page of its own. */
export const pageMenuContainer: LazyPart<ContainerProps<'menu'>> = lazyPart(
  'src/sections/page-menu-container.tsx',
  () => import('./page-menu-container.tsx').then((module) => module.PageMenuContainer),
);

/** The foot of every page. */
export const footerContainer = lazyPart('src/sections/footer-section.tsx', () =>
  import('./footer-section.tsx').then((module) => module.FooterSection),
);

/** The foot of a checkout. */
export const quietFooterContainer = lazyPart('src/sections/quiet-footer.tsx', () =>
  import('./quiet-footer.tsx').then((module) => module.QuietFooter),
);
