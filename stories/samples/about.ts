import { pictureAt } from '#schemas/config/picture-at.ts';
import type { AboutProps } from '#variants/sections/about/props.ts';
import type { SampleSite } from './sample-site.ts';

/** The story with the section's picture, or where it has none, the tenant's own; empty, with neither. */
export function aboutSample({ tenant, config, isEmpty, section }: SampleSite): AboutProps {
  const about = section('about');
  const src = about.image || tenant.config.hero.backgroundImage;
  return {
    id: 'about',
    config: about,
    businessName: tenant.name,
    paragraphs: config.general.aboutContent.split('\n\n').filter(Boolean),
    picture: isEmpty ? null : pictureAt(config, 'sections.about.image', src),
  };
}
