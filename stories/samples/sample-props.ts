import type { SectionKind, SectionProps } from '#variants/sections/registry.ts';
import { aboutSample } from './about.ts';
import { appPromotionSample } from './app-promotion.ts';
import { categoriesSample } from './categories.ts';
import { featuresSample } from './features.ts';
import { footerSample } from './footer.ts';
import { gallerySample } from './gallery.ts';
import { heroSample } from './hero.ts';
import { hoursSample } from './hours.ts';
import { menuSample } from './menu.ts';
import { reviewsSample } from './reviews.ts';
import { spotlightSample } from './spotlight.ts';
import { topOfferBannerSample } from './top-offer-banner.ts';
import { sampleSite, type SampleSite, type SectionChange } from './sample-site.ts';
import type { Texts } from './stretch.ts';

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
