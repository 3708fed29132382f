import { z } from 'zod';
import { link, shortText } from '../values.ts';

export const footerVariants = ['columns', 'centered'] as const;

const footerLink = z.object({
  label: shortText.default('').meta({ label: 'Label', field: 'text' }),
  url: link.default('/').meta({ label: 'Link', field: 'link' }),
});

/** Foot of every page (spec §3 footer; default links: §2). */
export const footerSchema = z.object({
  variant: z
    .enum(footerVariants)
    .default('columns')
    .meta({
      label: 'Design',
      field: 'choice',
      group: 'look',
      options: { columns: 'Columns', centered: 'Centred' },
    }),
  showNewsletter: z
    .boolean()
    .default(false)
    .meta({ label: 'Newsletter sign-up', field: 'switch', group: 'behaviour' }),
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
    .meta({ label: 'Links', field: 'list', group: 'content' }),
});
export type FooterConfig = z.output<typeof footerSchema>;
