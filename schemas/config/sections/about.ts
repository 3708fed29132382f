import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { imageUrl, link, shortText } from '../fields/values.ts';

const beside = z.object({
  side: z
    .enum(['start', 'end'])
    .default('start')
    .meta({
      label: 'Picture at',
      field: 'choice',
      group: 'look',
      help: 'On which side of the story it stands; on phones it is above it.',
      options: { start: 'Before the story', end: 'After the story' },
    }),
});

const letter = z.object({
  signature: shortText.default('').meta({
    label: 'Signed by',
    field: 'text',
    group: 'content',
    help: 'Stands below the story. Empty: the name of the business.',
  }),
});

const { variant, byVariant } = designs('How picture and story stand together.', {
  beside: { label: 'Picture beside the story', settings: beside },
  letter: { label: 'A letter', settings: letter },
});

/** The story of the restaurant; its text is `general.aboutContent` (specification §3). */
export const aboutSchema = z.object({
  variant,
  byVariant,
  title: shortText
    .default('Our story')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  image: imageUrl
    .default('')
    .meta({ label: 'Picture', field: 'image', group: 'content', help: 'The people or the place.' }),
  ctaText: shortText
    .default('')
    .meta({ label: 'Button text', field: 'text', group: 'content', help: 'Empty: no button.' }),
  ctaLink: link
    .default('/contact')
    .meta({ label: 'Button link', field: 'link', group: 'content', help: 'Where it leads.' }),
});
export type AboutConfig = z.output<typeof aboutSchema>;
