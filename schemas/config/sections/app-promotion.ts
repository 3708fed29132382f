import { z } from 'zod';
import { designMeta } from '../fields/field.ts';
import { link, longText, shortText } from '../fields/values.ts';

export const appPromotionVariants = ['phone-frame', 'banner', 'qr-card'] as const;

const phoneFrame = z.object({
  side: z
    .enum(['start', 'end'])
    .default('end')
    .meta({
      label: 'Phone',
      field: 'choice',
      group: 'look',
      help: 'On which side of the words it stands; on phones it is below them.',
      options: { start: 'Before the words', end: 'After the words' },
    }),
});

const qrCard = z.object({
  codeUrl: link.default('').meta({
    label: 'Address in the code',
    field: 'link',
    group: 'content',
    help: 'One full address that leads each phone to its store. Empty: a code for each store.',
  }),
});

/** Promotion of the restaurant's own app (specification §3 general.mobileApp). */
export const appPromotionSchema = z.object({
  variant: z
    .enum(appPromotionVariants)
    .default('phone-frame')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      help: 'How the app is shown.',
      options: { 'phone-frame': 'Phone', banner: 'Banner', 'qr-card': 'Card with a code' },
    }),
  byVariant: z
    .object({
      'phone-frame': phoneFrame.prefault({}).meta(designMeta('Phone')),
      'qr-card': qrCard.prefault({}).meta(designMeta('Card with a code')),
    })
    .prefault({})
    .meta({
      label: 'This design',
      field: 'byVariant',
      group: 'look',
      help: 'Settings of the design in use.',
    }),
  showPromotion: z.boolean().default(false).meta({
    label: 'Show the promotion',
    field: 'switch',
    group: 'behaviour',
    help: 'For restaurants with an app of their own.',
  }),
  appName: shortText.default('').meta({
    label: 'Name of the app',
    field: 'text',
    group: 'content',
    help: 'Empty: the business’s name.',
  }),
  description: longText.default('Order in two taps and keep your favourites at hand.').meta({
    label: 'Description',
    field: 'longText',
    group: 'content',
    help: 'What the app does better.',
  }),
  playStoreUrl: link.default('').meta({
    label: 'Google Play address',
    field: 'link',
    group: 'content',
    help: 'Empty: no button for Android.',
  }),
  appStoreUrl: link.default('').meta({
    label: 'App Store address',
    field: 'link',
    group: 'content',
    help: 'Empty: no button for iPhone.',
  }),
});
export type AppPromotionConfig = z.output<typeof appPromotionSchema>;
