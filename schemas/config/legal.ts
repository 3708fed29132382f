import { z } from 'zod';
import { richText } from './rich-text.ts';

const page = (label: string) =>
  richText.default([]).meta({
    label,
    field: 'richText',
    group: 'content',
    help: 'An empty page says whom to ask instead.',
  });

/** The restaurant's own terms (specification §2: /terms, /privacy, /refund-policy). */
export const legalSchema = z.object({
  terms: page('Terms'),
  privacy: page('Privacy'),
  refundPolicy: page('Refunds'),
});
