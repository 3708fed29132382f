import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { longText, shortText } from '../fields/values.ts';

const { variant } = designs('How hours and address are laid out.', {
  table: 'Table',
  cards: 'Cards with picture or address',
});

/** Opening hours and the way there, from each restaurant's own record. */
export const hoursSchema = z.object({
  variant,
  title: shortText
    .default('Find us')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
});
export type HoursConfig = z.output<typeof hoursSchema>;
