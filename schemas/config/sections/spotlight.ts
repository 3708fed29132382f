import { z } from 'zod';
import { longText, shortText } from '../values.ts';

export const spotlightVariants = ['strip'] as const;

/** A few dishes before the menu: best sellers or fresh additions (spec §3 general flags). */
export const spotlightSchema = z.object({
  variant: z
    .enum(spotlightVariants)
    .default('strip')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      help: 'How the dishes are shown.',
      options: { strip: 'Strip' },
    }),
  title: shortText
    .default('Most ordered')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
  source: z
    .enum(['bestSelling', 'fresh'])
    .default('bestSelling')
    .meta({
      label: 'Dishes',
      field: 'choice',
      group: 'behaviour',
      help: 'Chosen by what is ordered most, or by what came to the menu last.',
      options: { bestSelling: 'Best sellers', fresh: 'New on the menu' },
    }),
  count: z.number().int().min(2).max(12).default(6).meta({
    label: 'How many',
    field: 'number',
    step: 1,
    group: 'behaviour',
    help: 'At most so many dishes.',
  }),
});
export type SpotlightConfig = z.output<typeof spotlightSchema>;
