import { sectionPart } from '#variants/registry.ts';
import { useSectionPicture } from '../features/pictures/use-section-picture.ts';
import { businessName } from '../stores/business-name.ts';
import { useConfig } from '../stores/stores.tsx';
import type { OutletProps } from './outlet-props.ts';

const nothing = () => undefined;

/** The opening of the home page (spec §3 hero). */
export function HeroSection({ id, config }: OutletProps<'hero'>) {
  const business = useConfig(businessName);
  const picture = useSectionPicture(id, 'backgroundImage', config.backgroundImage);
  const { Component } = sectionPart('hero', config.variant);
  return (
    <Component
      id={id}
      config={config}
      businessName={business}
      picture={picture}
      dishes={[]}
      orderTypes={[]}
      orderType=""
      onOrderType={nothing}
      onSearch={nothing}
    />
  );
}
