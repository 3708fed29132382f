import { sectionPart } from '#variants/sections/registry.ts';
import type { ContainerProps } from './container-props.ts';
import { SampleSection } from './sample-section.tsx';

/** What others say; without a word of anyone there is nothing to draw. */
export function ReviewsSection({ id, config }: ContainerProps<'reviews'>) {
  if (!config.items.some(({ quote }) => quote)) {
    return <SampleSection kind="reviews" id={id} config={config} />;
  }
  const { Component } = sectionPart('reviews', config.variant);
  return <Component id={id} config={config} />;
}
