import { sectionPart } from '#variants/sections/registry.ts';
import { useSectionPicture } from './use-section-picture.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';
import { SampleSection } from './sample-section.tsx';

/**
 * The story of the restaurant (specification §3 general.aboutContent); without one there is nothing
 * to draw.
 */
export function AboutSection({ id, config }: ContainerProps<'about'>) {
  const story = useConfig((state) => state.config.general.aboutContent);
  const business = useConfig(businessName);
  const picture = useSectionPicture(id, 'image', config.image);
  const paragraphs = story.split(/\n\s*\n/).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) {
    return <SampleSection kind="about" id={id} config={config} />;
  }
  const { Component } = sectionPart('about', config.variant);
  return (
    <Component
      id={id}
      config={config}
      businessName={business}
      paragraphs={paragraphs}
      picture={picture}
    />
  );
}
