import { z } from 'zod';
import { pageLinksMeta, pageLinksSchema } from '../page-links.ts';
import { designs } from '../fields/designs.ts';
import { link, longText, shortText } from '../fields/values.ts';

const footerLink = z.object({
  label: shortText
    .default('')
    .meta({ label: 'Label', field: 'text', group: 'content', help: 'A word or two.' }),
  url: link.default('/').meta({
    label: 'Link',
    field: 'link',
    group: 'content',
    help: 'A page like /menu, or a full https:// address.',
  }),
});

const withHours = z.object({
  showMap: z.boolean().default(true).meta({
    label: 'Pictures',
    field: 'switch',
    group: 'look',
    help: 'Each restaurant’s own picture above its address, where it has one.',
  }),
});

const { variant, byVariant } = designs('How every page ends.', {
  columns: 'Columns',
  centered: 'Centred',
  'with-hours': { label: 'Addresses and hours', settings: withHours },
});

/** Foot of every page (specification §3 footer; default links: §2). */
export const footerSchema = z.object({
  variant,
  byVariant,
  showNewsletter: z.boolean().default(false).meta({
    label: 'Newsletter sign-up',
    field: 'switch',
    group: 'behaviour',
    help: 'Each address is asked by a mail before it is on your list.',
  }),
  newsletterTitle: shortText.default('News from our kitchen').meta({
    label: 'Newsletter title',
    field: 'text',
    group: 'content',
    help: 'Shown while the sign-up is on.',
  }),
  newsletterText: longText
    .default('New dishes and special evenings, now and then, by email.')
    .meta({
      label: 'Newsletter text',
      field: 'longText',
      group: 'content',
      help: 'What you write about, and how often.',
    }),
  copyrightText: shortText.default('© {year} All rights reserved.').meta({
    label: 'Copyright line',
    field: 'text',
    group: 'content',
    help: '{year} becomes the present year.',
  }),
  links: z
    .array(footerLink)
    .max(12)
    .default([
      { label: 'Home', url: '/' },
      { label: 'Menu', url: '/menu' },
      { label: 'Privacy', url: '/privacy' },
      { label: 'Terms', url: '/terms' },
    ])
    .meta({
      label: 'Links',
      field: 'list',
      one: 'link',
      group: 'content',
      help: 'Pages to lead to, up to 12.',
    }),
  pageLinks: pageLinksSchema.prefault({}).meta(pageLinksMeta),
});
export type FooterConfig = z.output<typeof footerSchema>;
