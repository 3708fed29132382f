import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { link, longText, shortText } from '../fields/values.ts';

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

const { variant, byVariant } = designs('How the app is shown.', {
  'phone-frame': { label: 'Phone', settings: phoneFrame },
  banner: 'Banner',
  'qr-card': { label: 'Card with a code', settings: qrCard },
});

/** Promotion of the restaurant's own app (specification §3 general.mobileApp). */
export const appPromotionSchema = z.object({
  variant,
  byVariant,
  showPromotion: z.boolean().default(false).meta({
    label: 'Show the promotion',
    field: 'switch',
    group: 'behaviour',
    help: 'For restaurants with an app of their own.',
  }),
  appName: shortText.default('').meta({
    label: 'Name of the app',
    field: 'text',
    sameInAllLanguages: true,
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
