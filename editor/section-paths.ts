import type { SectionKind } from '#variants/registry.ts';

/** Where each section's settings stand in the configuration, as a dotted path. */
export const sectionPaths: Readonly<Record<SectionKind, string>> = {
  hero: 'hero',
  features: 'features',
  categories: 'categories',
  menu: 'menu',
  appPromotion: 'general.mobileApp',
  footer: 'footer',
  topOfferBanner: 'topOfferBanner',
};

const isSection = (name: string): name is SectionKind => Object.hasOwn(sectionPaths, name);

/** The section whose settings stand at a path; undefined for all that is no section. */
export function sectionAt(path: string): SectionKind | undefined {
  const names = Object.keys(sectionPaths).filter(isSection);
  return names.find((name) => sectionPaths[name] === path);
}
