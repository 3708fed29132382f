import type { z } from 'zod';
import { plainLine } from './plain-text.ts';

/**
 * The tax number of a business as its receipts show it, such as an ABN or a VAT number. Its form is
 * not checked: owners may write its name before it.
 */
export const taxNumber: z.ZodString = plainLine.max(40, 'Write at most 40 characters.');
