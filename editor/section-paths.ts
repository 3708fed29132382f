import type { SectionKind } from '#variants/registry.ts';

/** Where each section's settings stand in the configuration. */
export const sectionPaths: Record<SectionKind, readonly string[]> = {
  hero: ['hero'],
  features: ['features'],
  categories: ['categories'],
  menu: ['menu'],
  appPromotion: ['general', 'mobileApp'],
  footer: ['footer'],
  topOfferBanner: ['topOfferBanner'],
};
