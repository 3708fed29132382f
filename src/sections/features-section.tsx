import { sectionPart } from '#variants/sections/registry.ts';
import type { ContainerProps } from './container-props.ts';

/** What sets the restaurant apart (specification §3 features). */
export function FeaturesSection({ id, config }: ContainerProps<'features'>) {
  const { Component } = sectionPart('features', config.variant);
  return <Component id={id} config={config} />;
}
