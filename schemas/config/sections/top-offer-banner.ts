import { z } from 'zod';
import { shortText } from '../values.ts';

export const topOfferBannerVariants = ['bar', 'ticker'] as const;

/** The line above the header (spec §3 topOfferBanner, defaults §9). */
export const topOfferBannerSchema = z.object({
  variant: z
    .enum(topOfferBannerVariants)
    .default('bar')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { bar: 'Still bar', ticker: 'Running text' },
    }),
  showTopOfferBanner: z
    .boolean()
    .default(true)
    .meta({ label: 'Show the banner', field: 'switch', group: 'behaviour' }),
  topOfferBannerText: shortText
    .default('Free delivery on orders over $30')
    .meta({ label: 'Text', field: 'text', group: 'content' }),
  topOfferBannerHeight: z.number().int().min(28).max(96).default(40).meta({
    label: 'Height',
    field: 'number',
    unit: 'px',
    step: 4,
    group: 'look',
    help: 'Wins over the height set with the header.',
  }),
});
export type TopOfferBannerConfig = z.output<typeof topOfferBannerSchema>;
