import type { HomeKind } from '#schemas/config/home-kinds.ts';
import type { LazyPart } from '../lazy-part.tsx';
import type { AboutProps } from './about/props.ts';
import { about } from './about/index.ts';
import type { AppPromotionProps } from './app-promotion/props.ts';
import { appPromotion } from './app-promotion/index.ts';
import type { CategoriesProps } from './categories/props.ts';
import { categories } from './categories/index.ts';
import type { FeaturesProps } from './features/props.ts';
import { features } from './features/index.ts';
import type { FooterProps } from './footer/props.ts';
import { footer } from './footer/index.ts';
import type { GalleryProps } from './gallery/props.ts';
import { gallery } from './gallery/index.ts';
import type { HeroProps } from './hero/props.ts';
import { hero } from './hero/index.ts';
import type { HoursProps } from './hours/props.ts';
import { hours } from './hours/index.ts';
import type { MenuProps } from './menu/props.ts';
import { menu } from './menu/index.ts';
import type { ReviewsProps } from './reviews/props.ts';
import { reviews } from './reviews/index.ts';
import type { SpotlightProps } from './spotlight/props.ts';
import { spotlight } from './spotlight/index.ts';
import type { TopOfferBannerProps } from './top-offer-banner/props.ts';
import { topOfferBanner } from './top-offer-banner/index.ts';

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

/** The design to draw: the one named, else the section's first (requirements, Configuration). */
export function sectionPart<K extends SectionKind>(
  kind: K,
  variant: string,
): LazyPart<SectionProps[K]> {
  const parts = registry[kind];
  const part = (Object.hasOwn(parts, variant) && parts[variant]) || Object.values(parts)[0];
  if (!part) throw new Error(`No design of ${kind} is registered.`);
  return part;
}
