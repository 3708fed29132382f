import { z } from 'zod';
import { imageUrl, link, shortText } from '../values.ts';

export const aboutVariants = ['beside'] as const;

/** The story of the restaurant; its text is `general.aboutContent` (spec §3). */
export const aboutSchema = z.object({
  variant: z
    .enum(aboutVariants)
    .default('beside')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      help: 'How picture and story stand together.',
      options: { beside: 'Picture beside the story' },
    }),
  title: shortText
    .default('Our story')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  image: imageUrl
    .default('')
    .meta({ label: 'Picture', field: 'image', help: 'The people or the place.', group: 'content' }),
  ctaText: shortText
    .default('')
    .meta({ label: 'Button text', field: 'text', group: 'content', help: 'Empty: no button.' }),
  ctaLink: link
    .default('/contact')
    .meta({ label: 'Button link', field: 'link', group: 'content', help: 'Where it leads.' }),
});
export type AboutConfig = z.output<typeof aboutSchema>;
