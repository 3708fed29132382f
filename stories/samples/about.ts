import { aboutSchema } from '#schemas/config/sections/about.ts';
import type { AboutProps } from '#variants/sections/about/props.ts';
import type { SampleSite } from './sample-site.ts';

export const aboutSample = ({ tenant, config }: SampleSite): AboutProps => ({
  id: 'about',
  config: aboutSchema.parse({}),
  businessName: tenant.name,
  paragraphs: config.general.aboutContent.split('\n\n').filter(Boolean),
  picture: null,
});
