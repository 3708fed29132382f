import { sectionPart } from '#variants/sections/registry.ts';
import type { ContainerProps } from './container-props.ts';

/** What others say; without a word of anyone there is nothing to draw. */
export function ReviewsSection({ id, config }: ContainerProps<'reviews'>) {
  if (config.items.length === 0) return null;
  const { Component } = sectionPart('reviews', config.variant);
  return <Component id={id} config={config} />;
}
