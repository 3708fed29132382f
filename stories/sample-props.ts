import type { SectionKind, SectionProps } from '#variants/sections/registry.ts';
import { aboutSample } from './samples/about.ts';
import { appPromotionSample } from './samples/app-promotion.ts';
import { categoriesSample } from './samples/categories.ts';
import { featuresSample } from './samples/features.ts';
import { footerSample } from './samples/footer.ts';
import { gallerySample } from './samples/gallery.ts';
import { heroSample } from './samples/hero.ts';
import { hoursSample } from './samples/hours.ts';
import { menuSample } from './samples/menu.ts';
import { reviewsSample } from './samples/reviews.ts';
import { spotlightSample } from './samples/spotlight.ts';
import { topOfferBannerSample } from './samples/top-offer-banner.ts';
import { sampleSite, type SampleSite, type SectionChange } from './samples/sample-site.ts';
import type { Texts } from './samples/stretch.ts';

/** What each kind of section is drawn from in stories and tests. */
const samples: { [K in SectionKind]: (site: SampleSite) => SectionProps[K] } = {
  about: aboutSample,
  appPromotion: appPromotionSample,
  categories: categoriesSample,
  features: featuresSample,
  footer: footerSample,
  gallery: gallerySample,
  hero: heroSample,
  hours: hoursSample,
  menu: menuSample,
  reviews: reviewsSample,
  spotlight: spotlightSample,
  topOfferBanner: topOfferBannerSample,
};

/** A sample site, and everything that a section of its home page is drawn from. */
export function sampleProps<K extends SectionKind>(
  name: string,
  kind: K,
  texts?: Texts,
  change?: SectionChange,
) {
  return propsOf(sampleSite(name, texts, change), kind);
}

export function propsOf<K extends SectionKind>(site: SampleSite, kind: K) {
  return { tenant: site.tenant, config: site.config, props: samples[kind](site) };
}
