import { z } from 'zod';
import { hexColor, imageUrl, longText, shortText } from './values.ts';

/** What search engines and link previews read (spec §3 seo). */
export const seoSchema = z.object({
  title: shortText.default('').meta({ label: 'Page title', field: 'text' }),
  description: longText.default('').meta({ label: 'Description', field: 'longText' }),
  keywords: longText.default('').meta({ label: 'Keywords', field: 'text' }),
  ogImage: imageUrl.default('').meta({ label: 'Preview picture', field: 'image' }),
  twitterHandle: z
    .string()
    .regex(/^(?:@\w{1,15})?$/, 'Write a handle like @ourplace')
    .default('')
    .meta({ label: 'Twitter handle', field: 'text' }),
  ogType: shortText.default('restaurant').meta({ label: 'Open Graph type', field: 'text' }),
  ogSiteName: shortText.default('').meta({ label: 'Site name', field: 'text' }),
  twitterCard: z
    .enum(['summary', 'summary_large_image'])
    .default('summary_large_image')
    .meta({
      label: 'Twitter card',
      field: 'choice',
      options: { summary: 'Small', summary_large_image: 'Large picture' },
    }),
  favicon: imageUrl.default('').meta({ label: 'Favicon', field: 'image' }),
  appleTouchIcon: imageUrl.default('').meta({ label: 'Apple touch icon', field: 'image' }),
  themeColor: hexColor.default('#5a804f').meta({ label: 'Browser bar colour', field: 'color' }),
});
