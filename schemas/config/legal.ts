import { z } from 'zod';
import { richText } from './rich-text.ts';

const page = (label: string) =>
  richText.default([]).meta({
    label,
    field: 'richText',
    group: 'content',
    help: 'While it is empty, customers read the default text.',
    hasDefaultText: true,
  });

/** The restaurant's own terms (specification §2: /terms, /privacy, /refund-policy). */
export const legalSchema = z.object({
  terms: page('Terms'),
  privacy: page('Privacy'),
  refundPolicy: page('Refunds'),
});
