import { sectionPart } from '#variants/sections/registry.ts';
import { usePlaces } from '../features/restaurants/use-places.ts';
import type { ContainerProps } from './container-props.ts';

/** Opening hours and the way there, for each restaurant. */
export function HoursSection({ id, config }: ContainerProps<'hours'>) {
  const places = usePlaces();
  if (places.length === 0) return null;
  const { Component } = sectionPart('hours', config.variant);
  return <Component id={id} config={config} places={places} />;
}
