import { z } from 'zod';
import { aboutSchema } from './sections/about.ts';
import { appPromotionSchema } from './sections/app-promotion.ts';
import { categoriesSchema } from './sections/categories.ts';
import { featuresSchema } from './sections/features.ts';
import { gallerySchema } from './sections/gallery.ts';
import { heroSchema } from './sections/hero.ts';
import { hoursSchema } from './sections/hours.ts';
import { menuSchema } from './sections/menu.ts';
import { reviewsSchema } from './sections/reviews.ts';
import { spotlightSchema } from './sections/spotlight.ts';
import type { HomeKind } from './home-kinds.ts';

/** The schema of each kind of section of the home page. */
export const sectionSchemas = {
  hero: heroSchema,
  features: featuresSchema,
  categories: categoriesSchema,
  menu: menuSchema,
  appPromotion: appPromotionSchema,
  spotlight: spotlightSchema,
  gallery: gallerySchema,
  reviews: reviewsSchema,
  hours: hoursSchema,
  about: aboutSchema,
} as const satisfies Record<HomeKind, z.ZodObject>;

const typed = <K extends HomeKind>(type: K) => ({
  type: z
    .literal(type)
    .meta({ label: 'Kind', field: 'hidden', group: 'behaviour', help: 'What it is.' }),
});

/** A section beside the specification's own: a second one of a kind, or one of a further kind. */
const furtherSection = z.discriminatedUnion('type', [
  heroSchema.extend(typed('hero')),
  featuresSchema.extend(typed('features')),
  categoriesSchema.extend(typed('categories')),
  menuSchema.extend(typed('menu')),
  appPromotionSchema.extend(typed('appPromotion')),
  spotlightSchema.extend(typed('spotlight')),
  gallerySchema.extend(typed('gallery')),
  reviewsSchema.extend(typed('reviews')),
  hoursSchema.extend(typed('hours')),
  aboutSchema.extend(typed('about')),
]);
export type FurtherSection = z.output<typeof furtherSection>;

/** Id of a section: its anchor on the page too. */
export const sectionId = z
  .string()
  .regex(/^[A-Za-z][\w-]{0,39}$/, 'Write a short name of letters, digits and dashes');

/** Further sections by id (requirements, Configuration): `layout.home` says where each stands. */
export const furtherSectionsSchema = z
  .record(sectionId, furtherSection)
  .default({
    bestSellers: furtherSection.parse({ type: 'spotlight' }),
    freshAdditions: furtherSection.parse({
      type: 'spotlight',
      source: 'fresh',
      title: 'New on the menu',
    }),
  })
  .meta({
    label: 'Further sections',
    field: 'hidden',
    group: 'content',
    help: 'Sections beside the usual ones.',
  });
