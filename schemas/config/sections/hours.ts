import { z } from 'zod';
import { longText, shortText } from '../fields/values.ts';

export const hoursVariants = ['table', 'cards'] as const;

/** Opening hours and the way there, from each restaurant's own record. */
export const hoursSchema = z.object({
  variant: z
    .enum(hoursVariants)
    .default('table')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      help: 'How hours and address are laid out.',
      options: { table: 'Table', cards: 'Cards with a drawn map' },
    }),
  title: shortText
    .default('Find us')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
});
export type HoursConfig = z.output<typeof hoursSchema>;
