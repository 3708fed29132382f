import { z } from 'zod';
import { appPromotionSchema } from './sections/app-promotion.ts';
import { imageUrl, link, shortText } from './fields/values.ts';

const socialLink = z.object({
  platform: z
    .enum(['facebook', 'instagram', 'tiktok', 'x', 'youtube', 'linkedin', 'other'])
    .default('instagram')
    .meta({
      label: 'Platform',
      field: 'choice',
      group: 'content',
      help: 'Its mark is shown.',
      options: {
        facebook: 'Facebook',
        instagram: 'Instagram',
        tiktok: 'TikTok',
        x: 'X',
        youtube: 'YouTube',
        linkedin: 'LinkedIn',
        other: 'Other',
      },
    }),
  url: link
    .default('')
    .meta({ label: 'Address', field: 'link', group: 'content', help: 'Of your page there.' }),
});

const offered = (language: string, label: string) =>
  z
    .boolean()
    .default(false)
    .meta({
      label,
      field: 'switch',
      group: 'behaviour',
      help: `At the foot of each page, and at /${language}.`,
    });

/** What a site offers besides English (schemas/offered-languages.ts). */
const languagesSchema = z.object({
  es: offered('es', 'Spanish'),
  ar: offered('ar', 'Arabic'),
});

/** The business itself and the site's behaviour (specification §3 general). */
export const generalSchema = z.object({
  tagline: shortText.default('').meta({
    label: 'Tagline',
    field: 'text',
    group: 'content',
    help: 'One line about the place, below its name.',
  }),
  logo: imageUrl.default('').meta({
    label: 'Logo',
    field: 'mark',
    group: 'content',
    help: 'Stands in the header; a square or wide picture on a clear ground.',
  }),
  favicon: imageUrl.default('').meta({
    label: 'Favicon',
    field: 'mark',
    group: 'content',
    help: 'The small picture in the tab; the one under Search and sharing wins.',
  }),
  aboutContent: z.string().max(5000).default('').meta({
    label: 'About us',
    field: 'longText',
    group: 'content',
    help: 'The story of the place; an empty line begins a paragraph.',
  }),
  showConfigEditor: z.boolean().default(true).meta({
    label: 'Show the editor button',
    field: 'switch',
    group: 'behaviour',
    help: 'Visitors see the button too, but what they change stays in their browser.',
  }),
  contactEmail: z
    .union([z.literal(''), z.email('Write an email address').max(254)])
    .default('')
    .meta({
      label: 'Email',
      field: 'text',
      sameInAllLanguages: true,
      group: 'content',
      help: 'Guests write to it.',
    }),
  contactPhone: shortText.default('').meta({
    label: 'Phone',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'Guests call it.',
  }),
  websiteUrl: link.default('').meta({
    label: 'Website',
    field: 'link',
    group: 'content',
    help: 'Another site of yours, where you have one.',
  }),
  businessFullName: shortText.default('').meta({
    label: 'Full business name',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'As registered: legal pages and the foot of the page name it.',
  }),
  businessShortName: shortText.default('').meta({
    label: 'Short name',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'Where room is short: the header, mails, the tab.',
  }),
  businessAcn: shortText.default('').meta({
    label: 'ACN',
    field: 'text',
    sameInAllLanguages: true,
    group: 'content',
    help: 'Company number, shown at the foot of the page.',
  }),
  /**
   * Which tenant the document was written for; the server's own record decides (specification §9:
   * 139).
   */
  tenantId: z
    .number()
    .int()
    .positive()
    .max(2_147_483_647)
    .default(139)
    .meta({ label: 'Tenant', field: 'hidden', group: 'behaviour', help: 'Whose document it is.' }),
  socialLinks: z.array(socialLink).max(8).default([]).meta({
    label: 'Social links',
    field: 'list',
    one: 'social link',
    group: 'content',
    help: 'Up to eight, at the foot of the page.',
  }),
  mobileApp: appPromotionSchema.prefault({}).meta({
    label: 'App promotion',
    field: 'group',
    group: 'content',
    help: 'Your own app and where it is to be had.',
  }),
  languages: languagesSchema.prefault({}).meta({
    label: 'Further languages',
    field: 'group',
    group: 'behaviour',
    help: 'Buttons, messages and mails; your own texts under Translations and at the desk.',
  }),
  autoClearRestaurantOnInterval: z.boolean().default(false).meta({
    label: 'Forget the chosen restaurant',
    field: 'switch',
    group: 'behaviour',
    help: 'Guests are asked again where they want to order from.',
  }),
  /**
   * Hours, 1 to 168 (specification §5); another value makes the setting invalid, so nothing
   * expires.
   */
  autoClearRestaurantTimeInterval: z
    .number()
    .default(24)
    .meta({
      label: 'Forget after',
      field: 'number',
      unit: 'hours',
      step: 1,
      clamp: [1, 168],
      group: 'behaviour',
      help: 'After so many hours, 1 to 168.',
    }),
  showBestSellingSection: z.boolean().default(true).meta({
    label: 'Show best sellers',
    field: 'switch',
    group: 'behaviour',
    help: 'The dishes that are ordered most, on the home page.',
  }),
  showFreshAdditionsSection: z.boolean().default(true).meta({
    label: 'Show fresh additions',
    field: 'switch',
    group: 'behaviour',
    help: 'The dishes that came last, on the home page.',
  }),
  isAsapOptionEnabled: z.boolean().default(true).meta({
    label: 'Offer “as soon as possible”',
    field: 'switch',
    group: 'behaviour',
    help: 'Without it guests choose a time.',
  }),
  showOrderStatus: z.boolean().default(true).meta({
    label: 'Say whether you take orders',
    field: 'switch',
    group: 'behaviour',
    help: 'Above the home page and the menu: open or closed, how long it takes, pickup or delivery.',
  }),
  showProductUnit: z.boolean().default(false).meta({
    label: 'Show units of dishes',
    field: 'switch',
    group: 'behaviour',
    help: 'Beside the price: 330 ml, 6 pieces.',
  }),
});
export type GeneralConfig = z.output<typeof generalSchema>;
