import { z } from 'zod';
import type { SitePage } from '../site-pages.ts';

const shown = (label: string) =>
  z.boolean().default(true).meta({
    label,
    field: 'switch',
    group: 'content',
    help: 'Shown while you offer it.',
  });

/** Links that stand by themselves as long as there is something at their ends (schemas/site-pages.ts). */
export const pageLinksSchema = z.object({
  deals: shown('Deals'),
  reservations: shown('Book a table'),
  giftCards: shown('Gift cards'),
  loyaltyPoints: shown('Loyalty points'),
  contact: shown('Contact'),
} satisfies Record<SitePage, unknown>);

/** How a part of the page that has such links is described. */
export const pageLinksMeta = {
  label: 'Further links',
  field: 'group',
  group: 'content',
  help: 'Shown while you offer them.',
} as const;
