import { z } from 'zod';

/**
 * An amount on the wire in the major unit, without a sign. How people write theirs is read in the
 * browser (decision 074).
 */
export const amountText = (problem?: string): z.ZodString =>
  z
    .string()
    .trim()
    .regex(/^\d{1,7}(?:\.\d{1,3})?$/, problem);

/** The same where it may be left out. */
export const amountTextOrNone = (problem?: string): z.ZodString =>
  z
    .string()
    .trim()
    .regex(/^(?:\d{1,7}(?:\.\d{1,3})?)?$/, problem);
