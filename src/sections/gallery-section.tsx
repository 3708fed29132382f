import { sectionPart } from '#variants/sections/registry.ts';
import { useGalleryPictures } from './use-section-picture.ts';
import type { ContainerProps } from './container-props.ts';
import { SampleSection } from './sample-section.tsx';

/** Pictures of the place and the food; without any there is nothing to draw. */
export function GallerySection({ id, config }: ContainerProps<'gallery'>) {
  const pictures = useGalleryPictures(id, config);
  if (pictures.length === 0) {
    return <SampleSection kind="gallery" id={id} config={config} />;
  }
  const { Component } = sectionPart('gallery', config.variant);
  return <Component id={id} config={config} pictures={pictures} />;
}
