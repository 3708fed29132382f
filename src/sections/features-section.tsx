import { sectionPart } from '#variants/registry.ts';
import { useConfig } from '../stores/stores.tsx';

export function FeaturesSection() {
  const config = useConfig((state) => state.config.features);
  const { Component } = sectionPart('features', config.variant);
  return <Component config={config} />;
}
