import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { longText, shortText } from '../fields/values.ts';

const chips = z.object({
  pictures: z.boolean().default(true).meta({
    label: 'Pictures',
    field: 'switch',
    group: 'look',
    help: 'A small dish in each chip.',
  }),
});

const { variant, byVariant } = designs('How the ways into the menu look.', {
  round: 'Round pictures',
  tiles: 'Tiles',
  chips: { label: 'Chips that stay in sight', settings: chips },
  illustrated: 'Illustrated cards',
});

/** Ways into the menu by category (specification §3 categories). */
export const categoriesSchema = z.object({
  variant,
  title: shortText.default('What are you hungry for?').meta({
    label: 'Title',
    field: 'text',
    group: 'content',
    help: 'Heading of the section; may stay empty.',
  }),
  subtitle: longText.default('').meta({
    label: 'Subtitle',
    field: 'longText',
    group: 'content',
    help: 'A line below it; may stay empty.',
  }),
  byVariant,
});
export type CategoriesConfig = z.output<typeof categoriesSchema>;
