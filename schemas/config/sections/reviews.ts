import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { entryId, longText, shortText } from '../fields/values.ts';

const review = z.object({
  id: entryId,
  quote: longText
    .default('')
    .meta({ label: 'Words', field: 'longText', group: 'content', help: 'What was said of you.' }),
  name: shortText.default('').meta({
    label: 'Who',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'Who said it, as they agreed.',
  }),
  source: shortText.default('').meta({
    label: 'Where',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'A paper, a guide, a site.',
  }),
  rating: z.number().int().min(0).max(5).default(5).meta({
    label: 'Stars',
    field: 'number',
    step: 1,
    group: 'content',
    help: '0 shows no stars.',
  }),
});

const { variant } = designs('How the words are set.', {
  cards: 'Cards',
  'large-quote': 'One large quotation',
});

/** What others say of the restaurant. */
export const reviewsSchema = z.object({
  variant,
  title: shortText
    .default('What guests say')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
  items: z.array(review).max(12).default([]).meta({
    label: 'Reviews',
    field: 'list',
    one: 'review',
    group: 'content',
    help: 'Up to 12 reviews.',
  }),
});
export type ReviewsConfig = z.output<typeof reviewsSchema>;
