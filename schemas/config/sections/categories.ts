import { z } from 'zod';
import { longText, shortText } from '../fields/values.ts';

export const categoriesVariants = ['round', 'tiles', 'chips', 'illustrated'] as const;

const byVariant = z
  .object({
    chips: z
      .object({
        pictures: z.boolean().default(true).meta({
          label: 'Pictures',
          field: 'switch',
          help: 'A small dish in each chip.',
          group: 'look',
        }),
      })
      .prefault({})
      .meta({ label: 'Chips', field: 'group', help: 'Of this design.', group: 'look' }),
  })
  .prefault({})
  .meta({
    label: 'This design',
    field: 'byVariant',
    help: 'Settings that only the chosen design has.',
    group: 'look',
  });

/** Ways into the menu by category (specification §3 categories). */
export const categoriesSchema = z.object({
  variant: z
    .enum(categoriesVariants)
    .default('round')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      help: 'How the ways into the menu look.',
      options: {
        round: 'Round pictures',
        tiles: 'Tiles',
        chips: 'Chips that stay in sight',
        illustrated: 'Illustrated cards',
      },
    }),
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
