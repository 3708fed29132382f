import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { LazyPart } from './lazy-part.tsx';
import type { AboutProps } from './sections/about/props.ts';
import { about } from './sections/about/index.ts';
import type { AppPromotionProps } from './sections/app-promotion/props.ts';
import { appPromotion } from './sections/app-promotion/index.ts';
import type { CategoriesProps } from './sections/categories/props.ts';
import { categories } from './sections/categories/index.ts';
import type { FeaturesProps } from './sections/features/props.ts';
import { features } from './sections/features/index.ts';
import type { FooterProps } from './sections/footer/props.ts';
import { footer } from './sections/footer/index.ts';
import type { GalleryProps } from './sections/gallery/props.ts';
import { gallery } from './sections/gallery/index.ts';
import type { HeroProps } from './sections/hero/props.ts';
import { hero } from './sections/hero/index.ts';
import type { HoursProps } from './sections/hours/props.ts';
import { hours } from './sections/hours/index.ts';
import type { MenuProps } from './sections/menu/props.ts';
import { menu } from './sections/menu/index.ts';
import type { ReviewsProps } from './sections/reviews/props.ts';
import { reviews } from './sections/reviews/index.ts';
import type { SpotlightProps } from './sections/spotlight/props.ts';
import { spotlight } from './sections/spotlight/index.ts';
import type { TopOfferBannerProps } from './sections/top-offer-banner/props.ts';
import { topOfferBanner } from './sections/top-offer-banner/index.ts';

/** What each kind of section is drawn from. */
export type SectionProps = {
  hero: HeroProps;
  features: FeaturesProps;
  categories: CategoriesProps;
  menu: MenuProps;
  appPromotion: AppPromotionProps;
  spotlight: SpotlightProps;
  gallery: GalleryProps;
  reviews: ReviewsProps;
  hours: HoursProps;
  about: AboutProps;
  footer: FooterProps;
  topOfferBanner: TopOfferBannerProps;
};

/** Sections of the home page, and the two that stand on every page. */
export type SectionKind = HomeKind | 'footer' | 'topOfferBanner';

type Registry = { [K in SectionKind]: Readonly<Record<string, LazyPart<SectionProps[K]>>> };

/** Every design of every section; one that is missing is a compile error here or in its index. */
export const registry: Registry = {
  hero,
  features,
  categories,
  menu,
  appPromotion,
  spotlight,
  gallery,
  reviews,
  hours,
  about,
  footer,
  topOfferBanner,
};

/** The design to draw: the one named, else the section's first (decisions.md, Configuration). */
export function sectionPart<K extends SectionKind>(
  kind: K,
  variant: string,
): LazyPart<SectionProps[K]> {
  const parts = registry[kind];
  const part = (Object.hasOwn(parts, variant) && parts[variant]) || Object.values(parts)[0];
  if (!part) throw new Error(`No design of ${kind} is registered.`);
  return part;
}
