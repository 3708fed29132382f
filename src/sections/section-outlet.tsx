import type { ComponentType } from 'react';
import type { HomeKind } from '#schemas/config/home-kinds.ts';
import { kindOfSection, sectionReaders } from '#schemas/config/read-section.ts';
import { useConfig } from '../stores/stores.tsx';
import { AboutSection } from './about-section.tsx';
import { AppPromotionSection } from './app-promotion-section.tsx';
import { CategoriesSectionOutlet } from './categories-section.tsx';
import { FeaturesSection } from './features-section.tsx';
import { GallerySection } from './gallery-section.tsx';
import { HeroSection } from './hero-section.tsx';
import { HoursSection } from './hours-section.tsx';
import { MenuSectionOutlet } from './menu-section.tsx';
import type { OutletProps } from './outlet-props.ts';
import { ReviewsSection } from './reviews-section.tsx';
import { SectionBoundary } from './section-boundary.tsx';
import { SpotlightSection } from './spotlight-section.tsx';

const outlets: { [K in HomeKind]: ComponentType<OutletProps<K>> } = {
  hero: HeroSection,
  features: FeaturesSection,
  categories: CategoriesSectionOutlet,
  menu: MenuSectionOutlet,
  appPromotion: AppPromotionSection,
  spotlight: SpotlightSection,
  gallery: GallerySection,
  reviews: ReviewsSection,
  hours: HoursSection,
  about: AboutSection,
};

function SectionOfKind<K extends HomeKind>({ kind, id }: { kind: K; id: string }) {
  const config = useConfig((state) => sectionReaders[kind](state.config, id));
  const Outlet: ComponentType<OutletProps<K>> = outlets[kind];
  return (
    config && (
      <SectionBoundary config={config}>
        <Outlet id={id} config={config} />
      </SectionBoundary>
    )
  );
}

/** A section of the home page by the id that `config.layout.home` names. */
export function SectionOutlet({ id }: { id: string }) {
  const kind = useConfig((state) => kindOfSection(state.config, id));
  return kind && <SectionOfKind kind={kind} id={id} />;
}
