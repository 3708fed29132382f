import { z } from 'zod';
import { designs } from '../fields/designs.ts';
import { link, dateTime, shortText } from '../fields/values.ts';

const ticker = z.object({
  pace: z
    .enum(['calm', 'brisk'])
    .default('calm')
    .meta({
      label: 'Pace',
      field: 'choice',
      group: 'look',
      help: 'It stops under a pointer, and for whoever asks for less motion.',
      options: { calm: 'Calm', brisk: 'Brisk' },
    }),
});

const countdown = z.object({
  endsAt: dateTime.default('').meta({
    label: 'Ends',
    field: 'date',
    group: 'content',
    help: 'By the restaurant’s own clock. Empty: the text stands alone.',
  }),
  endedText: shortText.default('').meta({
    label: 'Text afterwards',
    field: 'text',
    group: 'content',
    help: 'Stands there once the time is over. Empty: the banner disappears.',
  }),
});

const { variant, byVariant } = designs('How the offer stands above the header.', {
  bar: 'Still bar',
  ticker: { label: 'Running text', settings: ticker },
  countdown: { label: 'Countdown', settings: countdown },
});

/** The line above the header (specification §3 topOfferBanner, defaults §9). */
export const topOfferBannerSchema = z.object({
  variant,
  byVariant,
  showTopOfferBanner: z.boolean().default(true).meta({
    label: 'Show the banner',
    field: 'switch',
    group: 'behaviour',
    help: 'Guests who close it do not see the same offer again.',
  }),
  topOfferBannerText: shortText
    .default('Free delivery on orders over $30')
    .meta({ label: 'Text', field: 'text', group: 'content', help: 'One short sentence.' }),
  link: link.default('').meta({
    label: 'Link',
    field: 'link',
    group: 'content',
    help: 'Where the offer leads, such as /deals. Empty: it is text alone.',
  }),
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
