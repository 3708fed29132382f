import { z } from 'zod';
import { longText, shortText } from '../values.ts';

export const menuVariants = ['cards', 'compact-list'] as const;

/** The menu on the home page and on /menu (spec §3 menu). */
export const menuSchema = z.object({
  variant: z
    .enum(menuVariants)
    .default('cards')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { cards: 'Cards with pictures', 'compact-list': 'Compact list' },
    }),
  title: shortText.default('Menu').meta({ label: 'Title', field: 'text', group: 'content' }),
  subtitle: longText.default('').meta({ label: 'Subtitle', field: 'longText', group: 'content' }),
  categoryLayout: z
    .enum(['horizontal'])
    .default('horizontal')
    .meta({
      label: 'Category bar',
      field: 'choice',
      group: 'look',
      options: { horizontal: 'Horizontal' },
    }),
  showOutOfStockProducts: z.boolean().default(true).meta({
    label: 'Show sold-out dishes',
    field: 'switch',
    group: 'behaviour',
    help: 'Sold-out dishes stay on the page, quiet, and cannot be ordered.',
  }),
});
export type MenuConfig = z.output<typeof menuSchema>;
