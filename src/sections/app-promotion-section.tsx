import { sectionPart } from '#variants/registry.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';

/** Promotion of the restaurant's own app, where it has one to show (spec §3 general.mobileApp). */
export function AppPromotionSection() {
  const config = useConfig((state) => state.config.general.mobileApp);
  const business = useConfig(businessName);
  if (!config.showPromotion) return null;
  const { Component } = sectionPart('appPromotion', config.variant);
  return <Component config={config} businessName={business} />;
}
