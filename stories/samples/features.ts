import type { FeaturesProps } from '#variants/sections/features/props.ts';
import type { SampleSite } from './sample-site.ts';

export const featuresSample = ({ config }: SampleSite): FeaturesProps => ({
  id: 'features',
  config: config.features,
});
