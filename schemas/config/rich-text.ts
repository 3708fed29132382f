import { z } from 'zod';
import { link } from './fields/values.ts';

const span = z.object({
  text: z.string().max(4000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  href: link.optional(),
});

const block = z.object({
  kind: z.enum(['heading', 'paragraph', 'item']),
  spans: z.array(span).max(100),
});

/** Text with headings, lists and links as a small tree: a configuration holds no HTML. */
export const richText = z.array(block).max(400);
export type RichText = z.output<typeof richText>;
