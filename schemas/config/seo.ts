import { z } from 'zod';
import { hexColor, imageUrl, longText, shortText } from './fields/values.ts';

/** What search engines and link previews read (specification §3 seo). */
export const seoSchema = z.object({
  title: shortText.default('').meta({
    label: 'Page title',
    field: 'text',
    help: 'In the tab and as the headline of search results; about 60 characters.',
    group: 'content',
  }),
  description: longText.default('').meta({
    label: 'Description',
    field: 'longText',
    help: 'Below the headline in search results; about 155 characters.',
    group: 'content',
  }),
  keywords: longText.default('').meta({
    label: 'Keywords',
    field: 'text',
    help: 'Words people look for, between commas.',
    group: 'content',
  }),
  ogImage: imageUrl.default('').meta({
    label: 'Preview picture',
    field: 'mark',
    help: 'Shown where the page is shared; 1200 by 630 px.',
    group: 'content',
  }),
  twitterHandle: z
    .string()
    .regex(/^(?:@\w{1,15})?$/, 'Write a handle like @ourplace')
    .default('')
    .meta({
      label: 'Twitter handle',
      field: 'text',
      sameInAllLanguages: true,
      help: 'Named where the page is shared on X.',
      group: 'content',
    }),
  ogType: shortText.default('restaurant').meta({
    label: 'Open Graph type',
    field: 'text',
    sameInAllLanguages: true,
    help: 'What kind of thing the page is about; restaurant fits nearly always.',
    group: 'content',
  }),
  ogSiteName: shortText.default('').meta({
    label: 'Site name',
    field: 'text',
    sameInAllLanguages: true,
    help: 'The name of the whole site where a page is shared.',
    group: 'content',
  }),
  twitterCard: z
    .enum(['summary', 'summary_large_image'])
    .default('summary_large_image')
    .meta({
      label: 'Twitter card',
      field: 'choice',
      options: { summary: 'Small', summary_large_image: 'Large picture' },
      help: 'How a shared page looks on X.',
      group: 'look',
    }),
  favicon: imageUrl.default('').meta({
    label: 'Favicon',
    field: 'mark',
    help: 'The small picture in the tab, 32 px or an SVG.',
    group: 'content',
  }),
  appleTouchIcon: imageUrl.default('').meta({
    label: 'Apple touch icon',
    field: 'mark',
    help: 'On the home screen of an iPhone, 180 px.',
    group: 'content',
  }),
  themeColor: hexColor.default('#5a804f').meta({
    label: 'Browser bar colour',
    field: 'color',
    help: 'The bar of the browser on phones.',
    group: 'look',
  }),
});
