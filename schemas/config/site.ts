import { z } from 'zod';
import { colorsSchema } from './colors.ts';
import { furtherSectionsSchema, type sectionSchemas } from './further-sections.ts';
import { generalSchema } from './general.ts';
import { headerSchema } from './header.ts';
import type { HomeKind } from './home-kinds.ts';
import { layoutSchema } from './layout.ts';
import { legalSchema } from './legal.ts';
import { mediaSchema } from './media.ts';
import { categoriesSchema } from './sections/categories.ts';
import { featuresSchema } from './sections/features.ts';
import { footerSchema } from './sections/footer.ts';
import { heroSchema } from './sections/hero.ts';
import { menuSchema } from './sections/menu.ts';
import { topOfferBannerSchema } from './sections/top-offer-banner.ts';
import { seoSchema } from './seo.ts';
import { themeSchema } from './theme.ts';
import { translationsSchema } from './translations.ts';

/** Version of the document this code writes; a document with a higher one is read-only. */
export const siteConfigVersion = 2;

/**
 * The site configuration: the specification's flat shape (§3) and the additive parts of
 * requirements, Configuration. `siteConfigSchema.parse({})` is the complete default document; there
 * is no second list.
 */
export const siteConfigSchema = z.object({
  schemaVersion: z
    .number()
    .int()
    .positive()
    .max(1_000_000)
    .default(siteConfigVersion)
    .meta({ label: 'Version', field: 'hidden', group: 'behaviour', help: 'Of the document.' }),
  colors: colorsSchema.prefault({}).meta({ label: 'Colours', field: 'group', group: 'look' }),
  hero: heroSchema.prefault({}).meta({ label: 'Hero', field: 'group' }),
  features: featuresSchema.prefault({}).meta({ label: 'Features', field: 'group' }),
  categories: categoriesSchema.prefault({}).meta({ label: 'Categories', field: 'group' }),
  menu: menuSchema.prefault({}).meta({ label: 'Menu', field: 'group' }),
  footer: footerSchema.prefault({}).meta({ label: 'Footer', field: 'group' }),
  header: headerSchema.prefault({}).meta({ label: 'Header', field: 'group' }),
  topOfferBanner: topOfferBannerSchema
    .prefault({})
    .meta({ label: 'Top offer banner', field: 'group' }),
  seo: seoSchema.prefault({}).meta({ label: 'Search and sharing', field: 'group' }),
  general: generalSchema.prefault({}).meta({ label: 'Business', field: 'group' }),
  theme: themeSchema.prefault({}).meta({ label: 'Type and shape', field: 'group', group: 'look' }),
  layout: layoutSchema.prefault({}).meta({ label: 'Layout', field: 'group', group: 'look' }),
  sections: furtherSectionsSchema,
  /** Focus and description of pictures, by the dotted path of the field that holds one. */
  media: z.record(z.string().max(200), mediaSchema).default({}).meta({
    label: 'Pictures',
    field: 'hidden',
    group: 'content',
    help: 'Set beside each picture.',
  }),
  legal: legalSchema.prefault({}).meta({ label: 'Legal pages', field: 'group' }),
  translations: translationsSchema.prefault({}).meta({
    label: 'Translations',
    field: 'hidden',
    group: 'content',
    help: 'Written in their own view, beside the originals.',
  }),
});
export type SiteConfig = z.output<typeof siteConfigSchema>;

/** The settings of each kind of section of the home page. */
export type SectionConfigs = { [K in HomeKind]: z.output<(typeof sectionSchemas)[K]> };
