import { z } from 'zod';
import { sectionId } from './further-sections.ts';
import { whenSchema } from './when.ts';

const homeEntry = z.object({
  id: sectionId.meta({
    label: 'Section',
    field: 'hidden',
    group: 'look',
    help: 'Which section stands here.',
  }),
  hidden: z
    .boolean()
    .default(false)
    .meta({ label: 'Hidden', field: 'hidden', group: 'look', help: 'Kept, but not shown.' }),
  when: whenSchema.optional().meta({
    label: 'When it is shown',
    field: 'hidden',
    group: 'behaviour',
    help: 'Nothing: always.',
  }),
});
export type HomeEntry = z.output<typeof homeEntry>;

/** The home page as it comes: specification §2, with the sections that the flags of §3 show. */
const usualHome = [
  'hero',
  'features',
  'categories',
  'bestSellers',
  'freshAdditions',
  'menu',
  'appPromotion',
];

/**
 * Order of the home page: a hidden section stays in the list, marked (requirements, Configuration).
 */
export const layoutSchema = z.object({
  home: z
    .array(homeEntry)
    .max(100)
    .default(usualHome.map((id) => ({ id, hidden: false })))
    .meta({
      label: 'Sections of the home page',
      field: 'list',
      one: 'section',
      group: 'look',
      help: 'Which sections stand on the home page, and in which order.',
    }),
});
export type LayoutConfig = z.output<typeof layoutSchema>;
