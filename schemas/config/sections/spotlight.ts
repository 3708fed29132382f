import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { entryId, longText, shortText } from '../fields/values.ts';

const pick = z.object({
  id: entryId,
  name: shortText.default('').meta({
    label: 'Dish',
    field: 'dish',
    group: 'content',
    help: 'Its name as it stands on the menu.',
  }),
});

const { variant } = designs('How the dishes are shown.', {
  strip: 'Strip of cards',
  podium: 'Numbered list',
});

/**
 * A few dishes before the menu: best sellers or fresh additions (specification §3 general flags).
 */
export const spotlightSchema = z.object({
  variant,
  title: shortText
    .default('Most ordered')
    .meta({ label: 'Title', field: 'text', group: 'content', help: 'Heading of the section.' }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
  source: z
    .enum(['bestSelling', 'fresh', 'picked'])
    .default('bestSelling')
    .meta({
      label: 'Dishes',
      field: 'choice',
      group: 'behaviour',
      help: 'Best sellers are what was ordered most in the last 30 days, once there are five. New is what came to the menu in the last 60 days, or is marked as new there.',
      options: {
        bestSelling: 'Best sellers',
        fresh: 'New on the menu',
        picked: 'Our own choice',
      },
    }),
  picks: z.array(pick).max(12).default([]).meta({
    label: 'Our own choice',
    field: 'list',
    one: 'dish',
    group: 'content',
    help: 'Dishes by name, in this order. Without any, the menu’s favourites of the house.',
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
