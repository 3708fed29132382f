import { sectionPart } from '#variants/sections/registry.ts';
import { useHeroOrdering } from './use-hero-ordering.ts';
import { useIsFirst } from '../page/shown-when/shown-home.ts';
import { useSectionPicture } from './use-section-picture.ts';
import { businessName } from '#ui/stores/business-name.ts';
import { useConfig } from '#ui/stores/stores.tsx';
import type { ContainerProps } from './container-props.ts';

/**
 * The opening of the home page (specification §3 hero); a second one is no second title of the
 * page.
 */
export function HeroSection({ id, config }: ContainerProps<'hero'>) {
  const business = useConfig(businessName);
  const picture = useSectionPicture(id, 'backgroundImage', config.backgroundImage);
  const ordering = useHeroOrdering();
  const isFirst = useIsFirst('hero', id);
  const { Component } = sectionPart('hero', config.variant);
  return (
    <Component
      id={id}
      config={config}
      businessName={business}
      picture={picture}
      headingLevel={isFirst ? 1 : 2}
      {...ordering}
    />
  );
}
