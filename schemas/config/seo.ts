import { z } from 'zod';
import { hexColor, imageUrl, longText, shortText } from './fields/values.ts';

/** What search engines and link previews read (specification §3 seo). */
export const seoSchema = z.object({
  title: shortText.default('').meta({
    label: 'Page title',
    field: 'text',
    group: 'content',
    help: 'In the tab and as the headline of search results; about 60 characters.',
  }),
  description: longText.default('').meta({
    label: 'Description',
    field: 'longText',
    group: 'content',
    help: 'Below the headline in search results; about 155 characters.',
  }),
  keywords: longText.default('').meta({
    label: 'Keywords',
    field: 'text',
    group: 'content',
    help: 'Words people look for, between commas.',
  }),
  ogImage: imageUrl.default('').meta({
    label: 'Preview picture',
    field: 'mark',
    group: 'content',
    help: 'Shown where the page is shared; 1200 by 630 px.',
  }),
  twitterHandle: z
    .string()
    .regex(/^(?:@\w{1,15})?$/, 'Write a handle like @ourplace')
    .default('')
    .meta({
      label: 'Twitter handle',
      field: 'text',
      sameInAllLanguages: true,
      group: 'content',
      help: 'Named where the page is shared on X.',
    }),
  ogType: shortText.default('restaurant').meta({
    label: 'Open Graph type',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'What kind of thing the page is about; restaurant fits nearly always.',
  }),
  ogSiteName: shortText.default('').meta({
    label: 'Site name',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'The name of the whole site where a page is shared.',
  }),
  twitterCard: z
    .enum(['summary', 'summary_large_image'])
    .default('summary_large_image')
    .meta({
      label: 'Twitter card',
      field: 'choice',
      options: { summary: 'Small', summary_large_image: 'Large picture' },
      group: 'look',
      help: 'How a shared page looks on X.',
    }),
  favicon: imageUrl.default('').meta({
    label: 'Favicon',
    field: 'mark',
    group: 'content',
    help: 'The small picture in the tab, 32 px or an SVG.',
  }),
  appleTouchIcon: imageUrl.default('').meta({
    label: 'Apple touch icon',
    field: 'mark',
    group: 'content',
    help: 'On the home screen of an iPhone, 180 px.',
  }),
  themeColor: hexColor.default('#5a804f').meta({
    label: 'Browser bar colour',
    field: 'color',
    group: 'look',
    help: 'The bar of the browser on phones.',
  }),
});
