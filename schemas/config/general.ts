import { z } from 'zod';
import { appPromotionSchema } from './sections/app-promotion.ts';
import { imageUrl, link, shortText } from './values.ts';

const socialLink = z.object({
  platform: z
    .enum(['facebook', 'instagram', 'tiktok', 'x', 'youtube', 'linkedin', 'other'])
    .default('instagram')
    .meta({
      label: 'Platform',
      field: 'choice',
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
  url: link.default('').meta({ label: 'Address', field: 'link' }),
});

/** The business itself and the site's behaviour (spec §3 general). */
export const generalSchema = z.object({
  tagline: shortText.default('').meta({ label: 'Tagline', field: 'text' }),
  logo: imageUrl.default('').meta({ label: 'Logo', field: 'image' }),
  favicon: imageUrl.default('').meta({ label: 'Favicon', field: 'image' }),
  aboutContent: z.string().max(5000).default('').meta({ label: 'About us', field: 'longText' }),
  showConfigEditor: z
    .boolean()
    .default(true)
    .meta({ label: 'Show the editor button', field: 'switch', group: 'behaviour' }),
  contactEmail: z
    .union([z.literal(''), z.email('Write an e-mail address')])
    .default('')
    .meta({ label: 'E-mail', field: 'text' }),
  contactPhone: shortText.default('').meta({ label: 'Telephone', field: 'text' }),
  websiteUrl: link.default('').meta({ label: 'Website', field: 'link' }),
  businessFullName: shortText.default('').meta({ label: 'Full business name', field: 'text' }),
  businessShortName: shortText.default('').meta({ label: 'Short name', field: 'text' }),
  businessAcn: shortText.default('').meta({ label: 'ACN', field: 'text' }),
  /** Which tenant the document was written for; the server's own record decides (spec §9: 139). */
  tenantId: z.number().int().positive().default(139),
  socialLinks: z
    .array(socialLink)
    .max(8)
    .default([])
    .meta({ label: 'Social links', field: 'list' }),
  mobileApp: appPromotionSchema.prefault({}).meta({ label: 'App promotion', field: 'group' }),
  autoClearRestaurantOnInterval: z.boolean().default(false).meta({
    label: 'Forget the chosen restaurant',
    field: 'switch',
    group: 'behaviour',
    help: 'Guests are asked again where they want to order from.',
  }),
  /** Hours, 1 to 168 (spec §5); another value makes the setting invalid, so nothing expires. */
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
    }),
  showBestSellingSection: z
    .boolean()
    .default(true)
    .meta({ label: 'Show best sellers', field: 'switch', group: 'behaviour' }),
  showFreshAdditionsSection: z
    .boolean()
    .default(true)
    .meta({ label: 'Show fresh additions', field: 'switch', group: 'behaviour' }),
  isAsapOptionEnabled: z
    .boolean()
    .default(true)
    .meta({ label: 'Offer “as soon as possible”', field: 'switch', group: 'behaviour' }),
  showProductUnit: z
    .boolean()
    .default(false)
    .meta({ label: 'Show units of dishes', field: 'switch', group: 'behaviour' }),
});
export type GeneralConfig = z.output<typeof generalSchema>;
