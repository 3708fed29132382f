import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { longText, shortText } from '../fields/values.ts';

const compactList = z.object({
  showPictures: z.boolean().default(true).meta({
    label: 'Small pictures',
    field: 'switch',
    group: 'look',
    help: 'Without them it reads like a printed menu.',
  }),
});

const magazine = z.object({
  showCategoryPictures: z.boolean().default(true).meta({
    label: 'Open with a picture',
    field: 'switch',
    group: 'look',
    help: 'Categories that have a picture of their own begin with it.',
  }),
});

const { variant, byVariant } = designs('How the dishes are laid out.', {
  cards: 'Cards with pictures',
  'compact-list': { label: 'Compact list', settings: compactList },
  magazine: { label: 'Magazine', settings: magazine },
  'side-index': 'Index at the side',
});

/** The menu on the home page and on /menu (specification §3 menu). */
export const menuSchema = z.object({
  variant,
  title: shortText.default('Menu').meta({
    label: 'Title',
    field: 'text',
    group: 'content',
    help: 'Heading of the menu, here and on its own page.',
  }),
  subtitle: longText
    .default('')
    .meta({ label: 'Subtitle', field: 'longText', group: 'content', help: 'A line below it.' }),
  onHome: z
    .enum(['whole', 'short'])
    .default('whole')
    .meta({
      label: 'On the home page',
      field: 'choice',
      group: 'content',
      help: 'The short form shows best sellers, the first two categories and a link to the whole menu.',
      options: { whole: 'The whole menu', short: 'A short form' },
    }),
  categoryLayout: z
    .enum(['horizontal'])
    .default('horizontal')
    .meta({
      label: 'Category bar',
      field: 'choice',
      group: 'look',
      help: 'A row of categories that stays in sight; the design with an index has its own.',
      options: { horizontal: 'Horizontal' },
    }),
  showOutOfStockProducts: z.boolean().default(true).meta({
    label: 'Show sold-out dishes',
    field: 'switch',
    group: 'behaviour',
    help: 'Sold-out dishes stay on the page, quiet, and cannot be ordered.',
  }),
  byVariant,
});
export type MenuConfig = z.output<typeof menuSchema>;
