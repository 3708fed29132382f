import type { AboutProps } from '#variants/sections/about/props.ts';
import type { SampleSite } from './sample-site.ts';

export const aboutSample = ({ tenant, config, section }: SampleSite): AboutProps => ({
  id: 'about',
  config: section('about'),
  businessName: tenant.name,
  paragraphs: config.general.aboutContent.split('\n\n').filter(Boolean),
  picture: null,
});
