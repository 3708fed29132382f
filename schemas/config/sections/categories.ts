import { z } from 'zod';
import { longText, shortText } from '../values.ts';

export const categoriesVariants = ['round', 'tiles'] as const;

/** Ways into the menu by category (spec §3 categories). */
export const categoriesSchema = z.object({
  variant: z
    .enum(categoriesVariants)
    .default('round')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { round: 'Round pictures', tiles: 'Tiles' },
    }),
  title: shortText
    .default('What are you hungry for?')
    .meta({ label: 'Title', field: 'text', group: 'content' }),
  subtitle: longText.default('').meta({ label: 'Subtitle', field: 'longText', group: 'content' }),
});
export type CategoriesConfig = z.output<typeof categoriesSchema>;
