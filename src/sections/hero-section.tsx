import { sectionPart } from '#variants/registry.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';

export function HeroSection() {
  const config = useConfig((state) => state.config.hero);
  const business = useConfig(businessName);
  const { Component } = sectionPart('hero', config.variant);
  return <Component config={config} businessName={business} />;
}
