import { z } from 'zod';
import { link, longText, shortText } from '../values.ts';

export const appPromotionVariants = ['phone-frame', 'banner'] as const;

/** Promotion of the restaurant's own app (spec §3 general.mobileApp). */
export const appPromotionSchema = z.object({
  variant: z
    .enum(appPromotionVariants)
    .default('phone-frame')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { 'phone-frame': 'Phone', banner: 'Banner' },
    }),
  showPromotion: z
    .boolean()
    .default(false)
    .meta({ label: 'Show the promotion', field: 'switch', group: 'behaviour' }),
  appName: shortText
    .default('')
    .meta({ label: 'Name of the app', field: 'text', group: 'content' }),
  description: longText
    .default('Order in two taps and keep your favourites at hand.')
    .meta({ label: 'Description', field: 'longText', group: 'content' }),
  playStoreUrl: link
    .default('')
    .meta({ label: 'Google Play address', field: 'link', group: 'content' }),
  appStoreUrl: link
    .default('')
    .meta({ label: 'App Store address', field: 'link', group: 'content' }),
});
export type AppPromotionConfig = z.output<typeof appPromotionSchema>;
