import { z } from 'zod';
import { pageLinksMeta, pageLinksSchema } from './page-links.ts';

const px = (smallest: number, largest: number, standard: number) =>
  z.number().int().min(smallest).max(largest).default(standard);

/** Sizes of the header (specification §3 header, §9); all in CSS pixels. */
export const headerSchema = z.object({
  height: px(48, 120, 64).meta({
    label: 'Height',
    field: 'number',
    unit: 'px',
    step: 4,
    group: 'look',
    help: 'Of the bar with your name and the cart.',
  }),
  topOfferBannerHeight: px(28, 96, 40).meta({
    label: 'Banner height',
    field: 'number',
    unit: 'px',
    step: 4,
    group: 'look',
    help: 'Used where the banner itself sets none.',
  }),
  showBusinessNameWithLogo: z.boolean().default(true).meta({
    label: 'Name beside the logo',
    field: 'switch',
    group: 'look',
    help: 'Off where the logo already reads as your name.',
  }),
  logoSizeDesktop: px(24, 96, 48).meta({
    label: 'Logo on wide screens',
    field: 'number',
    unit: 'px',
    step: 4,
    group: 'look',
    help: 'Height of the logo from 768 px.',
  }),
  logoSizeMobile: px(24, 96, 48).meta({
    label: 'Logo on phones',
    field: 'number',
    unit: 'px',
    step: 4,
    group: 'look',
    help: 'Height of the logo below 768 px.',
  }),
  pageLinks: pageLinksSchema.prefault({}).meta(pageLinksMeta),
});
