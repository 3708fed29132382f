import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { longText, shortText } from '../fields/values.ts';

const chips = z.object({
  pictures: z.boolean().default(true).meta({
    label: 'Pictures',
    field: 'switch',
    help: 'A small dish in each chip.',
    group: 'look',
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
    help: 'Heading of the section; may stay empty.',
    group: 'content',
  }),
  subtitle: longText.default('').meta({
    label: 'Subtitle',
    field: 'longText',
    help: 'A line below it; may stay empty.',
    group: 'content',
  }),
  byVariant,
});
export type CategoriesConfig = z.output<typeof categoriesSchema>;
