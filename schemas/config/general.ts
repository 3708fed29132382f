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
      help: 'Its mark is shown.',
      group: 'content',
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
    .meta({ label: 'Address', field: 'link', help: 'Of your page there.', group: 'content' }),
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
    help: 'One line about the place, below its name.',
    group: 'content',
  }),
  logo: imageUrl.default('').meta({
    label: 'Logo',
    field: 'mark',
    help: 'Stands in the header; a square or wide picture on a clear ground.',
    group: 'content',
  }),
  favicon: imageUrl.default('').meta({
    label: 'Favicon',
    field: 'mark',
    help: 'The small picture in the tab; the one under Search and sharing wins.',
    group: 'content',
  }),
  aboutContent: z.string().max(5000).default('').meta({
    label: 'About us',
    field: 'longText',
    help: 'The story of the place; an empty line begins a paragraph.',
    group: 'content',
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
      help: 'Guests write to it.',
      group: 'content',
    }),
  contactPhone: shortText.default('').meta({
    label: 'Phone',
    field: 'text',
    sameInAllLanguages: true,
    help: 'Guests call it.',
    group: 'content',
  }),
  websiteUrl: link.default('').meta({
    label: 'Website',
    field: 'link',
    help: 'Another site of yours, where you have one.',
    group: 'content',
  }),
  businessFullName: shortText.default('').meta({
    label: 'Full business name',
    field: 'text',
    sameInAllLanguages: true,
    help: 'As registered: legal pages and the foot of the page name it.',
    group: 'content',
  }),
  businessShortName: shortText.default('').meta({
    label: 'Short name',
    field: 'text',
    sameInAllLanguages: true,
    help: 'Where room is short: the header, mails, the tab.',
    group: 'content',
  }),
  businessAcn: shortText.default('').meta({
    label: 'ACN',
    field: 'text',
    sameInAllLanguages: true,
    help: 'Company number, shown at the foot of the page.',
    group: 'content',
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
    .meta({ label: 'Tenant', field: 'hidden', help: 'Whose document it is.', group: 'behaviour' }),
  socialLinks: z.array(socialLink).max(8).default([]).meta({
    label: 'Social links',
    field: 'list',
    one: 'social link',
    help: 'Up to eight, at the foot of the page.',
    group: 'content',
  }),
  mobileApp: appPromotionSchema.prefault({}).meta({
    label: 'App promotion',
    field: 'group',
    help: 'Your own app and where it is to be had.',
    group: 'content',
  }),
  languages: languagesSchema.prefault({}).meta({
    label: 'Further languages',
    field: 'group',
    help: 'Buttons, messages and mails; your own texts under Translations and at the desk.',
    group: 'behaviour',
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
