import type { FieldKind } from '../../config/fields/field.ts';
import { sectionSchemas } from '../../config/further-sections.ts';
import { generalSchema } from '../../config/general.ts';
import { footerSchema } from '../../config/sections/footer.ts';
import { topOfferBannerSchema } from '../../config/sections/top-offer-banner.ts';
import { seoSchema } from '../../config/seo.ts';
import type { SiteConfig } from '../../config/site.ts';
import { shownSections } from './shown-sections.ts';
import { placeOf, valuesOfKind, type PlacedValue } from './values-of-kind.ts';

/** Every value of a kind of field that guests come to see: nothing of hidden sections. */
export function shownValues(config: SiteConfig, kind: FieldKind): PlacedValue[] {
  const { mobileApp, ...general } = config.general;
  const { topOfferBanner } = config;
  const sections = shownSections(config)
    .filter(({ id }) => id !== 'appPromotion' || mobileApp.showPromotion)
    .flatMap((shown) => {
      const path = shown.path.split('.');
      return valuesOfKind(sectionSchemas[shown.kind], placeOf(config, path), kind, path);
    });
  return [
    ...sections,
    ...(topOfferBanner.showTopOfferBanner
      ? valuesOfKind(topOfferBannerSchema, topOfferBanner, kind, ['topOfferBanner'])
      : []),
    ...valuesOfKind(footerSchema, config.footer, kind, ['footer']),
    ...valuesOfKind(generalSchema, general, kind, ['general']),
    ...valuesOfKind(seoSchema, config.seo, kind, ['seo']),
  ];
}
