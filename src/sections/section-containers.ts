import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { lazyPart, type LazyPart } from '#variants/lazy-part.tsx';
import type { ContainerProps } from './container-props.ts';

/** What gathers the data of each kind of section, in a chunk of its own like the designs. */
export const sectionContainers: { [K in HomeKind]: LazyPart<ContainerProps<K>> } = {
  hero: lazyPart('src/sections/hero-section.tsx', () =>
    import('./hero-section.tsx').then((module) => module.HeroSection),
  ),
  features: lazyPart('src/sections/features-section.tsx', () =>
    import('./features-section.tsx').then((module) => module.FeaturesSection),
  ),
  categories: lazyPart('src/sections/categories-section.tsx', () =>
    import('./categories-section.tsx').then((module) => module.CategoriesSection),
  ),
  menu: lazyPart('src/sections/menu-container.tsx', () =>
    import('./menu-container.tsx').then((module) => module.MenuContainer),
  ),
  appPromotion: lazyPart('src/sections/app-promotion-section.tsx', () =>
    import('./app-promotion-section.tsx').then((module) => module.AppPromotionSection),
  ),
  spotlight: lazyPart('src/sections/spotlight-section.tsx', () =>
    import('./spotlight-section.tsx').then((module) => module.SpotlightSection),
  ),
  gallery: lazyPart('src/sections/gallery-section.tsx', () =>
    import('./gallery-section.tsx').then((module) => module.GallerySection),
  ),
  reviews: lazyPart('src/sections/reviews-section.tsx', () =>
    import('./reviews-section.tsx').then((module) => module.ReviewsSection),
  ),
  hours: lazyPart('src/sections/hours-section.tsx', () =>
    import('./hours-section.tsx').then((module) => module.HoursSection),
  ),
  about: lazyPart('src/sections/about-section.tsx', () =>
    import('./about-section.tsx').then((module) => module.AboutSection),
  ),
};

/** The foot of every page. */
export const footerContainer = lazyPart('src/sections/footer-section.tsx', () =>
  import('./footer-section.tsx').then((module) => module.FooterSection),
);
