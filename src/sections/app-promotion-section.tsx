import { sectionPart } from '#variants/registry.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import type { OutletProps } from './outlet-props.ts';

/** Promotion of the restaurant's own app, where it has one to show (spec §3 general.mobileApp). */
export function AppPromotionSection({ id, config }: OutletProps<'appPromotion'>) {
  const business = useConfig(businessName);
  if (!config.showPromotion) return null;
  const { Component } = sectionPart('appPromotion', config.variant);
  return <Component id={id} config={config} businessName={business} />;
}
