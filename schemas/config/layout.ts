import { z } from 'zod';

/** Sections of the home page that an owner may order; header and footer stay where they are. */
export const homeSections = ['hero', 'features', 'categories', 'menu', 'appPromotion'] as const;
export type HomeSection = (typeof homeSections)[number];

const homeEntry = z.object({
  id: z.enum(homeSections),
  hidden: z.boolean().default(false),
});

/** Order of the home page: a hidden section stays in the list, marked (decisions.md). */
export const layoutSchema = z.object({
  home: z
    .array(homeEntry)
    .default(homeSections.map((id) => ({ id, hidden: false })))
    .meta({ label: 'Sections of the home page', field: 'list' }),
});
export type LayoutConfig = z.output<typeof layoutSchema>;
