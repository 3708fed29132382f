import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

/**
 * A coupon's or a gift card's code as a customer types it: spaces and dashes are the server's to
 * leave out.
 */
export const typedCode: z.ZodString = plainLine.max(60);

/** A coupon's code as its owner chooses it, in any script. */
export const chosenCode: z.ZodString = plainLine
  .min(1, 'Write a code.')
  .max(40, 'Write at most 40 characters.')
  .refine((code) => !/\s/u.test(code), 'A code is one word, without spaces.');
