import type { ComponentType } from 'react';
import type { HomeSection } from '#schemas/config/layout.ts';
import { AppPromotionSection } from './app-promotion-section.tsx';
import { CategoriesSectionOutlet } from './categories-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { MenuSectionOutlet } from './menu-section.tsx';

const sections: Record<HomeSection, ComponentType> = {
  hero: HeroSection,
  features: FeaturesSection,
  categories: CategoriesSectionOutlet,
  menu: MenuSectionOutlet,
  appPromotion: AppPromotionSection,
};

/** A section of the home page by the id that `config.layout.home` names. */
export function SectionOutlet({ id }: { id: HomeSection }) {
  const Section = sections[id];
  return <Section />;
}
